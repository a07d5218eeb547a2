/**
 * ISO 4217, state of 2026-01-01, with the currencies withdrawn since 2019 (BGN, CUC, HRK, SLL, ZWL):
 * what was printed before still means them. The three letters of each, ordered by number, and how far
 * its number is from the one before, as a digit of base 36. `ALL8DZD4` are ALL 008 and DZD 012.
 */
const currencies =
  'ALL8DZD4ARSKAUD4BSD8BHD4BDT2AMD1BBD1BMD8BTN4BOB4BWP4BZDCSBD6BND6MMK8BIF4KHR8CAD8CVE8KYD4' +
  'LKR8CLP8CNY4COPEKMF4CRCEHRK3CUP1CZKBDKK5DOP6SVC8ETB8ERN2FKP6FJD4DJFKGMD8GIPMGTQSGNF4GYD4' +
  'HTG4HNL8HKD4HUF4ISK4INR4IDR4IRR4IQD4ILS8JMDCJPY4XAD4KZT2JOD2KES4KPW4KRW2KWD4KGS3LAK1LBP4' +
  'LSL4LRD4LYD4MOPCMWK8MYR4MVR4MURIMXN4MNTCMDL2MAD6OMR8NAD4NPR8XCG8AWG1VUVFNZD6NIO4NGN8NOKC' +
  'PKR8PAB4PGK8PYG2PEN4PHP4QARQRUB9RWF3SHP8SARSSCR8SLL4SGD8VND2SOS2ZAR4SSPISZLKSEK4CHF4SYP4' +
  'THB4TOPCTTD4AED4TND4UGXCMKD7EGPBGBP8TZS8USD6UYUIUZS2WSTMYER4TWDFZWGNSLE1VED1UYW1VES1MRU1' +
  'STN1CUC1ZWL1BYN1TMT1GHS2SDG2UYI2RSD1MZN2AZN1RON2CHE1CHW1TRY1XAF1XCD1XOF1XPF1XBA2XBB1XBC1' +
  'XBD1XAU1XDR1XAG1XPT1XTS1XPD1XUA1ZMW2SRD1MGA1COU1AFN1TJS1AOA1BGN2CDF1BAM1EUR1MXV1UAH1GEL1' +
  'BOV3PLN1BRL1CLF4XSU4USN3XXX2';

const width = 4;
/** For each number, where its currency starts in the list, plus one; 0 where there is none. */
const placeOfNumber = new Uint16Array(1000);
for (let start = 0, number = 0; start < currencies.length; start += width) {
  number += Number.parseInt(currencies.charAt(start + 3), 36);
  placeOfNumber[number] = start + 1;
}

/** Tells whether a number from 0 to 999 is a currency of ISO 4217. */
export function isCurrencyNumber(number: number): boolean {
  return placeOfNumber[number] !== 0;
}

/** The three letters of the currency with a number from 0 to 999; `undefined` where there is none. */
export function findCurrencyAlpha3(number: number): string | undefined {
  const place = placeOfNumber[number];
  return place ? currencies.slice(place - 1, place + 2) : undefined;
}
