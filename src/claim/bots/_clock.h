/* How long the calling thread has been thinking, in seconds of processor time. */

#ifndef CLAIM_CLOCK_H
#define CLAIM_CLOCK_H

#include <time.h>

static inline double claim_thinking_time(void) {
#ifdef CLOCK_THREAD_CPUTIME_ID
    struct timespec now;
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0) return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
#endif
    return (double)clock() / CLOCKS_PER_SEC;
}

#endif
