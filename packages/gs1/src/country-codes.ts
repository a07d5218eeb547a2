/**
 * ISO 3166-1, state of 2026-01-01: the two letters of each country, ordered by number, and how far its
 * number is from the one before, as a digit of base 36. `AF4AL4AQ2` are AF 004, AL 008 and AQ 010.
 */
const countries =
  'AF4AL4AQ2DZ2AS4AD4AO4AG4AZ3AR1AU4AT4BS4BH4BD2AM1BB1BE4BM4BT4BO4BA2BW2BV2BR2BZ8IO2SB4VG2BN4' +
  'BG4MM4BI4BY4KH4CM4CA4CV8KY4CF4LK4TD4CL4CN4TW2CX4CC4CO4KM4YT1CG3CD2CK4CR4HR3CU1CY4CZ7BJ1DK4' +
  'DM4DO2EC4SV4GQ4ET5ER1EE1FO1FK4GS1FJ3FI4AX2FR2GF4PF4TF2DJ2GA4GE2GM2PS5DE1GHCGI4KI4GR4GL4GD4' +
  'GP4GU4GT4GN4GY4HT4HM2VA2HN4HK4HU4IS4IN4ID4IR4IQ4IE4IL4IT4CI4JM4JP4KZ6JO2KE4KP4KR2KW4KG3LA1' +
  'LB4LS4LV2LR2LY4LI4LT2LU2MO4MG4MW4MY4MV4ML4MT4MQ4MR4MU2MX4MC8MN4MD2ME1MS1MA4MZ4OM4NA4NR4NP4' +
  'NL4CW3AW2SX1BQ1NC5VU8NZ6NI4NE4NG4NU4NF4NO4MP2UM1FM2MH1PW1PK1PA5PG7PY2PE4PH4PN4PL4PT4GW4TL2' +
  'PR4QA4RE4RO4RU1RW3BL6SH2KN5AI1LC2MF1PM3VC4SM4ST4SA4SN4RS2SC2SL4SG8SK1VN1SI1SO1ZA4ZW6ES8SS4' +
  'SD1EH3SR8SJ4SZ4SE4CH4SY4TJ2TH2TG4TK4TO4TT4AE4TN4TR4TM3TC1TV2UG2UA4MK3EGBGB8GG5JE1IM1TZ1US6' +
  'VIABF4UY4UZ2VE2WFEWS6YE5ZM7';

const width = 3;
/** For each number, where its country starts in the list, plus one; 0 where there is none. */
const placeOfNumber = new Uint16Array(1000);
/** 1 for each pair of letters that is a country, at 26 times the first plus the second. */
const isPair = new Uint8Array(26 * 26);
for (let start = 0, number = 0; start < countries.length; start += width) {
  number += Number.parseInt(countries.charAt(start + 2), 36);
  placeOfNumber[number] = start + 1;
  isPair[pairIndex(countries.charCodeAt(start), countries.charCodeAt(start + 1))] = 1;
}

/** Tells whether a number from 0 to 999 is a country of ISO 3166-1. */
export function isCountryNumber(number: number): boolean {
  return placeOfNumber[number] !== 0;
}

/** Tells whether two characters, given by their codes, are a country of ISO 3166-1. */
export function isCountryAlpha2(first: number, second: number): boolean {
  const isCapitals = first >= 0x41 && first <= 0x5a && second >= 0x41 && second <= 0x5a;
  return isCapitals && isPair[pairIndex(first, second)] === 1;
}

/** The two letters of the country with a number from 0 to 999; `undefined` where there is none. */
export function findCountryAlpha2(number: number): string | undefined {
  const place = placeOfNumber[number];
  return place ? countries.slice(place - 1, place + 1) : undefined;
}

function pairIndex(first: number, second: number): number {
  return (first - 0x41) * 26 + second - 0x41;
}
