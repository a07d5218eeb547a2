/** The parts of the seven-property model (XML Schema 1.1 Part 2, D.2.1 and 3.3.7.2), as its productions name them. */
const yearFrag = String.raw`-?(?:[1-9]\d{3,}|0\d{3})`;
const monthFrag = String.raw`(?:0[1-9]|1[0-2])`;
const dayFrag = String.raw`(?:0[1-9]|[12]\d|3[01])`;
const timeFrag = String.raw`(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?|24:00:00(?:\.0+)?)`;
const timezoneFrag = String.raw`(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))?`;

const dateFrag = `(${yearFrag})-(${monthFrag})-(${dayFrag})`;
const dateTime = new RegExp(`^${dateFrag}T${timeFrag}${timezoneFrag}$`);
const date = new RegExp(`^${dateFrag}${timezoneFrag}$`);
const time = new RegExp(`^${timeFrag}${timezoneFrag}$`);
const gYearMonth = new RegExp(`^${yearFrag}-${monthFrag}${timezoneFrag}$`);
const gYear = new RegExp(`^${yearFrag}${timezoneFrag}$`);
const gMonthDay = new RegExp(`^--(${monthFrag})-(${dayFrag})${timezoneFrag}$`);
const gMonth = new RegExp(`^--${monthFrag}${timezoneFrag}$`);
const gDay = new RegExp(`^---${dayFrag}${timezoneFrag}$`);

/** 3.3.7: a day of the calendar and a time, which may be the midnight at its end. */
export function isDateTime(literal: string): boolean {
  return isDayOfCalendar(dateTime.exec(literal));
}

/** 3.3.9 */
export function isDate(literal: string): boolean {
  return isDayOfCalendar(date.exec(literal));
}

/** 3.3.8 */
export function isTime(literal: string): boolean {
  return time.test(literal);
}

/** 3.3.10 */
export function isGYearMonth(literal: string): boolean {
  return gYearMonth.test(literal);
}

/** 3.3.11 */
export function isGYear(literal: string): boolean {
  return gYear.test(literal);
}

/** 3.3.12: a day that some year has, 29 February among them. */
export function isGMonthDay(literal: string): boolean {
  const [, month, day] = gMonthDay.exec(literal) ?? [];
  return month !== undefined && Number(day) <= daysOfMonth(Number(month), true);
}

/** 3.3.14 */
export function isGMonth(literal: string): boolean {
  return gMonth.test(literal);
}

/** 3.3.13 */
export function isGDay(literal: string): boolean {
  return gDay.test(literal);
}

/** 3.3.7.1, "day-of-month values" */
function isDayOfCalendar(match: RegExpExecArray | null): boolean {
  const [, year, month, day] = match ?? [];
  if (year === undefined) return false;
  return Number(day) <= daysOfMonth(Number(month), isLeapYear(year));
}

function daysOfMonth(month: number, leapYear: boolean): number {
  if (month === 2) return leapYear ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * The last four digits tell, however long the year is. Before year 1 the editions count differently: in 1.0
 * -0001 is the year before 0001, in 1.1 year 0000 is. A leap year of either has its 29 February.
 */
function isLeapYear(year: string): boolean {
  const lastDigits = Number(year.slice(-4));
  return isDivided(lastDigits) || (year.startsWith('-') && isDivided(lastDigits - 1));
}

function isDivided(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
