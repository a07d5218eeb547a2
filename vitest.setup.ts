import fc from 'fast-check';

/**
 * The everyday run tries the same random inputs each time: what fails is the change, not the draw. The
 * long runs of `.ci/nightly` draw anew.
 */
const { TEST_ENDURANCE, FUZZ_RUNS, NIGHTLY } = process.env;
if (!TEST_ENDURANCE && !FUZZ_RUNS && !NIGHTLY) fc.configureGlobal({ seed: 1 });
