/**
 * ISO 4217, state of 2026-01-01, with the currencies withdrawn since 2019 (BGN, CUC, HRK, SLL, ZWL):
 * what was printed before still means them. How far the number of each is from the one before, as a
 * digit of base 36: `84` are 008 and 012. Their letters stand in `currency-letters.ts`.
 */
const steps =
  '84K4842118444C66848884884E4E31B5688264K8MS444844444448C44224424314444C844I4C2684881F648C84' +
  '8244Q938S848224IK4444C444C7B886I2M4FN11111111112221212111111121111111111211111121111113114' +
  '432';

/** For each number, the place of its currency in the list, counted from 1; 0 where there is none. */
const places = new Uint8Array(1000);
for (let index = 0, number = 0; index < steps.length; index++) {
  number += Number.parseInt(steps.charAt(index), 36);
  places[number] = index + 1;
}

/** Tells whether a number from 0 to 999 is a currency of ISO 4217. */
export function isCurrencyNumber(number: number): boolean {
  return places[number] !== 0;
}

/** The place of a currency in the list, counted from 0; -1 for a number that is none. */
export function placeOfCurrency(number: number): number {
  return (places[number] ?? 0) - 1;
}
