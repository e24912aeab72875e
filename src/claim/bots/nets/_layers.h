/* The layers of small networks, one position at a time. Inputs are few ones among many noughts. */
#ifndef CLAIM_LAYERS_H
#define CLAIM_LAYERS_H

#include <stdint.h>
#include <string.h>

/* A version for each width of the processor's numbers, chosen when the module is loaded: where the system can do that. */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && defined(__GLIBC__)
#define CLAIM_WIDE __attribute__((target_clones("avx512f", "avx2", "default"), optimize("O3", "fast-math")))
#else
#define CLAIM_WIDE
#endif

/* A number of half precision, as files hold it. */
static inline float claim_half(uint16_t half)
{
    uint32_t sign = (uint32_t)(half & 0x8000) << 16, exponent = half >> 10 & 31, fraction = half & 1023, bits;
    float value;
    if (exponent == 0) {
        value = (float)fraction / 16777216.0f;
        return sign ? -value : value;
    }
    bits = sign | (exponent + 112) << 23 | fraction << 13;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* The first layer holds whole numbers, CLAIM_UNIT to one: half as long as floats, and exact to add. */
#define CLAIM_UNIT 1024

/* No layer is wider. */
#define CLAIM_MOST_WIDTH 1024

/* Rows of weights that are added at once: sums are fetched and put back less often. */
#define CLAIM_AT_ONCE 4

/* Add the weights of some inputs to the sums of the first layer. */
CLAIM_WIDE static void claim_add(const int16_t *weights, int width, const int *inputs, int count, int16_t *sums)
{
    int i, j;
    for (i = 0; i + CLAIM_AT_ONCE <= count; i += CLAIM_AT_ONCE) {
        const int16_t *a = weights + (long)inputs[i] * width, *b = weights + (long)inputs[i + 1] * width;
        const int16_t *c = weights + (long)inputs[i + 2] * width, *d = weights + (long)inputs[i + 3] * width;
        for (j = 0; j < width; j++)
            sums[j] += a[j] + b[j] + c[j] + d[j];
    }
    for (; i < count; i++) {
        const int16_t *row = weights + (long)inputs[i] * width;
        for (j = 0; j < width; j++)
            sums[j] += row[j];
    }
}

/* What is positive of these sums. */
CLAIM_WIDE static void claim_positive(const int16_t *sums, int width, float *out)
{
    int j;
    for (j = 0; j < width; j++)
        out[j] = (float)(sums[j] > 0 ? sums[j] : 0) * (1.0f / CLAIM_UNIT);
}

/* A layer between: many of its inputs are nought. */
CLAIM_WIDE static void claim_between(
    const float *weights, const float *bias, int before, int after, const float *in, float *out)
{
    const float *rows[CLAIM_MOST_WIDTH + CLAIM_AT_ONCE];
    float factors[CLAIM_MOST_WIDTH + CLAIM_AT_ONCE];
    int count = 0, i, j;
    for (i = 0; i < before; i++) { /* without a branch: which of them are nought is anybody's guess */
        rows[count] = weights + (long)i * after;
        factors[count] = in[i];
        count += in[i] != 0;
    }
    for (i = 0; i < CLAIM_AT_ONCE; i++) {
        rows[count + i] = weights;
        factors[count + i] = 0;
    }
    memcpy(out, bias, after * sizeof(float));
    for (i = 0; i < count; i += CLAIM_AT_ONCE) {
        const float *a = rows[i], *b = rows[i + 1], *c = rows[i + 2], *d = rows[i + 3];
        float of_a = factors[i], of_b = factors[i + 1], of_c = factors[i + 2], of_d = factors[i + 3];
        for (j = 0; j < after; j++)
            out[j] += of_a * a[j] + of_b * b[j] + of_c * c[j] + of_d * d[j];
    }
    for (j = 0; j < after; j++)
        out[j] = out[j] > 0 ? out[j] : 0;
}

/* One output. */
CLAIM_WIDE static float claim_output(const float *weights, float bias, int width, const float *in)
{
    float sum = 0;
    int j;
    for (j = 0; j < width; j++)
        sum += weights[j] * in[j];
    return sum + bias;
}

#endif
