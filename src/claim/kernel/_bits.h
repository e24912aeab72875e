/* Sets of up to 64 things as the bits of a word, and lots drawn with a small fast generator. */

#ifndef CLAIM_BITS_H
#define CLAIM_BITS_H

#include <stdint.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

static inline int claim_count(uint64_t set) { return __builtin_popcountll(set); }

/* The lowest and the highest member of a set that is not empty. */
static inline int claim_lowest(uint64_t set) { return __builtin_ctzll(set); }
static inline int claim_highest(uint64_t set) { return 63 - __builtin_clzll(set); }

/* The set of the one member that has `below` members below it. */
static inline uint64_t claim_member(uint64_t set, unsigned below) {
#ifdef __BMI2__
    return _pdep_u64((uint64_t)1 << below, set);
#else
    while (below--) set &= set - 1;
    return set & -set;
#endif
}

/* The next 64 random bits: wyrand, a Weyl sequence whose terms are multiplied with themselves, changed a little. */
static inline uint64_t claim_lots(uint64_t *state) {
    *state += 0xa0761d6478bd642fULL;
    __uint128_t product = (__uint128_t)*state * (*state ^ 0xe7037ed1a0b428dbULL);
    return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

/* A number below `bound`, from 32 random bits; off from equal chances by less than bound / 2^32. */
static inline unsigned claim_below(uint32_t lots, unsigned bound) { return (unsigned)(((uint64_t)lots * bound) >> 32); }

/* A number below `bound` from the upper end of the random bits; the rest of them stays, for the next number. */
static inline unsigned claim_below_of(uint64_t *lots, unsigned bound) {
    __uint128_t product = (__uint128_t)*lots * bound;
    *lots = (uint64_t)product;
    return (unsigned)(product >> 64);
}

/* A start for the generator from any seed, so that neighbouring seeds have nothing in common (splitmix64). */
static inline uint64_t claim_seeded(uint64_t seed) {
    seed += 0x9e3779b97f4a7c15ULL;
    seed = (seed ^ (seed >> 30)) * 0xbf58476d1ce4e5b9ULL;
    seed = (seed ^ (seed >> 27)) * 0x94d049bb133111ebULL;
    return seed ^ (seed >> 31);
}

#endif
