import { placesOfSteps } from './number-steps.js';

/**
 * ISO 4217, state of 2026-01-01, with the currencies withdrawn since 2019 (BGN, CUC, HRK, SLL, ZWL):
 * what was printed before still means them. Their numbers, as steps from one to the next; their
 * letters in this order stand in `currency-letters.ts`.
 */
const steps =
  '84K4842118444C66848884884E4E31B5688264K8MS444844444448C44224424314444C844I4C2684881F648C84' +
  '8244Q938S848224IK4444C444C7B886I2M4FN11111111112221212111111121111111111211111121111113114' +
  '432';

const places = placesOfSteps(steps);

/** Tells whether a number from 0 to 999 is a currency of ISO 4217. */
export function isCurrencyNumber(number: number): boolean {
  return places[number] !== 0;
}

/** The place of a currency in the list, counted from 0; -1 for a number that is none. */
export function placeOfCurrency(number: number): number {
  return (places[number] ?? 0) - 1;
}
