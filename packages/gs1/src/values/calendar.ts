/**
 * The year that two digits mean: the one with these digits between 49 years before and 50 years
 * after a reference year.
 *
 * @see GS1 General Specifications, "Determination of century in dates".
 */
export function yearInWindow(yearOfCentury: number, referenceYear: number): number {
  const century = referenceYear - (referenceYear % 100);
  const difference = yearOfCentury - (referenceYear % 100);
  if (difference >= 51) return century - 100 + yearOfCentury;
  if (difference <= -50) return century + 100 + yearOfCentury;
  return century + yearOfCentury;
}

/** YYMMDD as `YYYY-MM-DD`; with the day 00, which stands for no particular one, as `YYYY-MM`. */
export function isoDateOfSixDigits(digits: string, referenceYear: number): string {
  const year = yearInWindow(Number(digits.slice(0, 2)), referenceYear);
  return isoDate(String(year).padStart(4, '0') + digits.slice(2, 6));
}

/** YYYYMMDD as `YYYY-MM-DD`, or as `YYYY-MM`. */
export function isoDate(digits: string): string {
  const month = `${digits.slice(0, 4)}-${digits.slice(4, 6)}`;
  const day = digits.slice(6, 8);
  return day === '00' ? month : `${month}-${day}`;
}

/** HH, HHMM or HHMMSS with colons between. */
export function isoTime(digits: string): string {
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)];
  return parts.filter((part) => part !== '').join(':');
}
