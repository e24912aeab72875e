/* Eight small numbers side by side, compared and added at once; and what else the search asks of the machine.

   Plain C, with the processor's own instructions where the compiler may use them. */

#ifndef CLAIM_LANES_H
#define CLAIM_LANES_H

#include <stdint.h>
#include <time.h>

#define LANES_LOWEST (-32768)
#define LANES_HIGHEST 32767

#if defined(__SSE2__)

#include <emmintrin.h>

typedef __m128i Lanes;

static inline Lanes lanes_all(int value) { return _mm_set1_epi16((short)value); }
static inline Lanes lanes_load(const int16_t *values) { return _mm_loadu_si128((const __m128i *)values); }
static inline void lanes_store(int16_t *values, Lanes a) { _mm_storeu_si128((__m128i *)values, a); }
/* Sums and differences stop at the lowest and the highest number. */
static inline Lanes lanes_add(Lanes a, Lanes b) { return _mm_adds_epi16(a, b); }
static inline Lanes lanes_sub(Lanes a, Lanes b) { return _mm_subs_epi16(a, b); }
static inline Lanes lanes_max(Lanes a, Lanes b) { return _mm_max_epi16(a, b); }
static inline Lanes lanes_min(Lanes a, Lanes b) { return _mm_min_epi16(a, b); }
/* 1 where one of a and b is odd and the other even and c is 1, else 0 (c is 0 or 1). */
static inline Lanes lanes_unlike(Lanes a, Lanes b, Lanes c) { return _mm_and_si128(_mm_xor_si128(a, b), c); }
/* One bit a lane: whether a is greater than b. */
static inline unsigned lanes_greater(Lanes a, Lanes b) {
    return (unsigned)_mm_movemask_epi8(_mm_packs_epi16(_mm_cmpgt_epi16(a, b), _mm_setzero_si128()));
}
/* `yes` where a is greater than b, else `no`. */
static inline Lanes lanes_where(Lanes a, Lanes b, Lanes yes, Lanes no) {
    __m128i greater = _mm_cmpgt_epi16(a, b);
    return _mm_or_si128(_mm_and_si128(greater, yes), _mm_andnot_si128(greater, no));
}

#else

typedef struct { int16_t lane[8]; } Lanes;

static inline int lanes_held(int value) {
    return value < LANES_LOWEST ? LANES_LOWEST : value > LANES_HIGHEST ? LANES_HIGHEST : value;
}
#define LANES_EACH(expression) \
    Lanes result; \
    for (int i = 0; i < 8; i++) result.lane[i] = (int16_t)(expression); \
    return result
static inline Lanes lanes_all(int value) { LANES_EACH(value); }
static inline Lanes lanes_load(const int16_t *values) { LANES_EACH(values[i]); }
static inline void lanes_store(int16_t *values, Lanes a) { for (int i = 0; i < 8; i++) values[i] = a.lane[i]; }
static inline Lanes lanes_add(Lanes a, Lanes b) { LANES_EACH(lanes_held(a.lane[i] + b.lane[i])); }
static inline Lanes lanes_sub(Lanes a, Lanes b) { LANES_EACH(lanes_held(a.lane[i] - b.lane[i])); }
static inline Lanes lanes_max(Lanes a, Lanes b) { LANES_EACH(a.lane[i] > b.lane[i] ? a.lane[i] : b.lane[i]); }
static inline Lanes lanes_min(Lanes a, Lanes b) { LANES_EACH(a.lane[i] < b.lane[i] ? a.lane[i] : b.lane[i]); }
static inline Lanes lanes_unlike(Lanes a, Lanes b, Lanes c) { LANES_EACH((a.lane[i] ^ b.lane[i]) & c.lane[i]); }
static inline unsigned lanes_greater(Lanes a, Lanes b) {
    unsigned bits = 0;
    for (int i = 0; i < 8; i++) bits |= (unsigned)(a.lane[i] > b.lane[i]) << i;
    return bits;
}
static inline Lanes lanes_where(Lanes a, Lanes b, Lanes yes, Lanes no) {
    LANES_EACH(a.lane[i] > b.lane[i] ? yes.lane[i] : no.lane[i]);
}

#endif

/* The bits of a set at the places of a mask, moved together at the low end. */
#if defined(__BMI2__)
#include <immintrin.h>
static inline uint64_t claim_gathered(uint64_t set, uint64_t mask) { return _pext_u64(set, mask); }
#else
static inline uint64_t claim_gathered(uint64_t set, uint64_t mask) {
    uint64_t gathered = 0;
    for (int place = 0; mask; place++, mask &= mask - 1)
        gathered |= (uint64_t)((set & mask & (~mask + 1)) != 0) << place;
    return gathered;
}
#endif

/* Ask for memory that will be looked at soon. */
static inline void claim_fetch(const void *place) { __builtin_prefetch(place); }

/* Seconds on a clock that is only good for differences. */
static inline double claim_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

#endif
