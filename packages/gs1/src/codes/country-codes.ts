import { codesOfRows } from './code-rows.js';
import { placesOfSteps } from './number-steps.js';

/**
 * ISO 3166-1, state of 2026-01-01: the numbers of the countries, as steps from one to the next. Their
 * letters in this order stand in `country-letters.ts`.
 */
const steps =
  '442244443144442114444222282424444444484444442444413244314714424445111413422442242251C44444' +
  '444444224444444444444462442431442244224444444442484211444444432115864444442121115724444442' +
  '44441362512134444422481111468413844444224444444312243B851116A4422E657';

/** The letters of the same countries, grouped by the first one. */
const letters =
  'AD-GILMOQ-UWXZ BABD-JL-OQ-TVWYZ CACDF-IK-ORU-Z DEJKMOZ ECEGHR-T FI-KMOR GABD-IL-NP-UWY HKM' +
  'NRTU IDEL-OQ-T JEMOP KEG-IMNPRWYZ LA-CIKR-VY MAC-HK-Z NACE-GILOPRUZ OM PAE-HK-NR-TWY QA RE' +
  'OSUW SA-EG-OR-TVX-Z TCDF-HJ-ORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW';

const places = placesOfSteps(steps);
let alpha2Codes: ReadonlySet<string> | undefined;

/** Tells whether a number from 0 to 999 is a country of ISO 3166-1. */
export function isCountryNumber(number: number): boolean {
  return places[number] !== 0;
}

/** Tells whether a text is the two capital letters of a country of ISO 3166-1. */
export function isCountryAlpha2(text: string): boolean {
  return (alpha2Codes ??= new Set(codesOfRows(letters))).has(text);
}

/** The place of a country in the list, counted from 0; -1 for a number that is none. */
export function placeOfCountry(number: number): number {
  return (places[number] ?? 0) - 1;
}
