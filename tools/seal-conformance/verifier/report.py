"""SPEC.md, "Verification": how checks end, and what verdict they add up to."""

PASSED, FAILED, INDETERMINATE, SKIPPED = "passed", "failed", "indeterminate", "skipped"


def verdict_of(checks, needed):
    """`checks` maps names to outcomes in order; `needed` is how many of the first have to pass."""
    outcomes = list(checks.values())
    if FAILED in outcomes:
        return FAILED
    return PASSED if all(outcome == PASSED for outcome in outcomes[:needed]) else INDETERMINATE


def outcome(passes):
    return PASSED if passes else FAILED
