import { isCountryCode } from '@dpp/espr-validate';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** All assigned codes of ISO 3166-1 alpha-2, in alphabetical order. */
export const countryCodes: readonly string[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter(isCountryCode);
