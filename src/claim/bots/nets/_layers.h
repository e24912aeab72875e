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

/* Add the weights of some inputs to the sums of the first layer. */
CLAIM_WIDE static void claim_add(const int16_t *weights, int width, const int *inputs, int count, int16_t *sums)
{
    int i, j;
    for (i = 0; i < count; i++) {
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
    int i, j;
    memcpy(out, bias, after * sizeof(float));
    for (i = 0; i < before; i++) {
        const float *row = weights + (long)i * after;
        float factor = in[i];
        if (factor == 0)
            continue;
        for (j = 0; j < after; j++)
            out[j] += factor * row[j];
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
