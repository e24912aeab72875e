"""Whether this processor has the instructions that the other compiled modules use."""

cdef extern from *:
    """
    #ifdef CLAIM_INSTRUCTIONS
    static int claim_processor_suffices(void) {
        __builtin_cpu_init();
        return __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("sse4.2")
            && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
    }
    #else
    static int claim_processor_suffices(void) { return 1; }
    #endif
    """
    bint claim_processor_suffices()


def suffices() -> bool:
    """Whether the compiled modules can be used here."""
    return claim_processor_suffices()
