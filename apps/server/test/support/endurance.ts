/** Set by `npm run test:endurance`: the long form of the tests in `test/durability`. */
export const endurance = process.env.TEST_ENDURANCE === '1';

/** The measure of a test: the figure its promise names, and a small one for every day. */
export const inFull = <T>(full: T, everyDay: T): T => (endurance ? full : everyDay);

/**
 * How often what races is tried. In the embedded database statements take turns on one connection: by day it
 * is asked a third of what PostgreSQL is.
 */
export const inRaces = (full: number, everyDay: number): number =>
  inFull(full, process.env.TEST_DATABASE_URL ? everyDay : Math.ceil(everyDay / 3));

/** All of them in the long run; every day a twelfth or so, another one for the next that asks (`nth`). */
export const shareOf = <T>(all: readonly T[], nth: number, everyDay = 12): T[] =>
  all.filter((_, i) => (i + nth) % inFull(1, everyDay) === 0);

/** Says what a long test measured; `npm test` stays silent. */
export function report(line: string): void {
  if (endurance) process.stdout.write(`  ${line}\n`);
}
