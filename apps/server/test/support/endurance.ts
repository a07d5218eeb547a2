/** Set by `npm run test:endurance`: the long form of the tests in `test/durability`. */
export const endurance = process.env.TEST_ENDURANCE === '1';

/** The measure of a test: the figure its promise names, and a small one for every day. */
export const inFull = <T>(full: T, everyDay: T): T => (endurance ? full : everyDay);

/** All of them in the long run; every day a twelfth, another one for the next that asks (`nth`). */
export const shareOf = <T>(all: readonly T[], nth: number): T[] =>
  all.filter((_, i) => (i + nth) % inFull(1, 12) === 0);

/** Says what a long test measured; `npm test` stays silent. */
export function report(line: string): void {
  if (endurance) process.stdout.write(`  ${line}\n`);
}
