import { checkDigit, isGrai, isGtin, isGtin14 } from '@dpp/gs1';
import { decodeRawScan } from '@dpp/gs1/scans';
import { checkProductId } from '../product-id.js';

/** An id or a serial number that was probably meant otherwise. */
export interface MangledProductId {
  /** What was probably meant; not there where its digits are lost. */
  readonly probably?: string;
  /** English: what is wrong and what was probably meant. Holds no more of the id than that. */
  readonly message: string;
}

/**
 * Finds a product id that a spreadsheet, a clipboard or a reader has changed: a number in scientific notation,
 * one without its leading zeros, `="…"`, invisible characters, digits of another script, digits in groups, a
 * GTIN-13 instead of 14 digits, a Digital Link or an element string instead of its key. Each is a legal article
 * number, which is why `checkProductId` takes it for a SKU: ask where ids come from files of other people.
 *
 * @returns `undefined` for an id that looks as it should, and for one that `checkProductId` refuses. An article number
 *   can look mangled by chance: let people say that they mean theirs.
 * @example
 * mangledProductId('9506000134352')?.probably; // '09506000134352'
 * mangledProductId('="09506000134352"')?.probably; // '09506000134352'
 * mangledProductId('9.50600E+12')?.probably; // undefined
 * mangledProductId('SKU-2031/M'); // undefined
 */
export function mangledProductId(productId: string): MangledProductId | undefined {
  // Longer ones are refused for their length, wherever ids are stored.
  if (productId.length > 256 || checkProductId(productId).valid === false) return undefined;
  const tidy = tidied(productId);
  if (tidy === '') return mangled('has no character that can be seen', undefined);
  if (tidy !== productId) return mangled('has characters that cannot be seen', meantBy(tidy));
  for (const find of finders) {
    const found = find(tidy);
    if (found) return found;
  }
  return undefined;
}

/** Blanks around it, what has no width or no shape, digits of other scripts. */
function tidied(text: string): string {
  return text
    .replace(/[\p{Zs}\t]/gu, ' ')
    .replace(/[\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]/gu, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .trim();
}

/** The digits of a script stand in a row of ten, zero first. */
function asciiDigit(digit: string): string {
  if (digit <= '9') return digit;
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** The id that a text stands for: a key, if there is one in it. */
function meantBy(text: string): string {
  return mangledProductId(text)?.probably ?? text;
}

/**
 * Finds a serial number that a spreadsheet or a clipboard has changed, as {@link mangledProductId} does: a number in
 * scientific notation, `="…"`, invisible characters. Lost leading zeros cannot be found.
 *
 * @example
 * mangledSerialNumber('1.23E+15')?.message; // 'serialNumber is a number as spreadsheets shorten it, so that its last digits are lost. It was probably a number of 16 digits that begins with 123.'
 * mangledSerialNumber('0007'); // undefined
 */
export function mangledSerialNumber(serialNumber: string): MangledProductId | undefined {
  if (serialNumber.length > 256 || serialNumber.trim() === '') return undefined;
  const tidy = tidied(serialNumber);
  const found =
    tidy !== serialNumber
      ? mangled('has characters that cannot be seen', tidy === '' ? undefined : tidy)
      : (findWrapped(tidy) ?? findScientific(tidy) ?? findShown(tidy));
  return found && { ...found, message: found.message.replace('productId', 'serialNumber') };
}

type Find = (text: string) => MangledProductId | undefined;

const finders: readonly Find[] = [
  findWrapped,
  findScientific,
  findShown,
  findDigits,
  findGrouped,
  findCarrier,
];

const wrappings = [/^="?([^"]+)"?$/, /^'+([^']+)'?$/, /^["“„«]([^"”“»]+)["”“»]$/, /^\[([^\]]+)\]$/];

function findWrapped(text: string): MangledProductId | undefined {
  const [, inner] =
    wrappings.map((wrapping) => wrapping.exec(text)).find((match) => match !== null) ?? [];
  if (inner === undefined) return undefined;
  // What is a formula, and holds no more than an article number, may be one.
  const isFormula = text.startsWith('=') && !text.startsWith('="') && !/^\d+$/.test(inner);
  if (isFormula) return undefined;
  return mangled('is wrapped as spreadsheets and programs wrap texts', meantBy(inner.trim()));
}

/** `9.50600E+12`: a sign or a decimal mark tells it from an article number such as 1E5. */
const scientific = /^(\d)(?:[.,](\d+))?E(\+?)(\d{1,2})$/i;

function findScientific(text: string): MangledProductId | undefined {
  const [, first = '', rest = '', sign, exponent] = scientific.exec(text) ?? [];
  if (exponent === undefined || (rest === '' && sign === '')) return undefined;
  const what = 'is a number as spreadsheets shorten it';
  const length = Number(exponent) + 1;
  const digits = first + rest;
  if (digits.length >= length) return mangled(what, meantBy(digits.slice(0, length)));
  let known = digits;
  while (known.length > 1 && known.endsWith('0')) known = known.slice(0, -1);
  return mangled(`${what}, so that its last digits are lost`, undefined, {
    hint: `It was probably a number of ${length} digits that begins with ${known}.`,
  });
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const shown = new RegExp(
  `^(?:#+|#(?:N/A|REF!|VALUE!|NAME\\?|NUM!|DIV/0!|NULL!)|nan|\\d{1,2}-(?:${months})|(?:${months})-\\d{1,2})$`,
  'i',
);

/** What a spreadsheet shows instead of a value, or makes of one that looks like a date. */
function findShown(text: string): MangledProductId | undefined {
  return shown.test(text)
    ? mangled('is what a spreadsheet shows instead of the value', undefined)
    : undefined;
}

function findDigits(text: string): MangledProductId | undefined {
  const [, digits = '', tail = ''] = /^(\d+)([.,]0+)?$/.exec(text) ?? [];
  if (tail !== '') return mangled('is a number with decimals', meantBy(digits));
  if (digits === '' || digits.length === 14) return undefined;
  // An element string of a GTIN may be a GRAI with a serial number of two digits, too.
  if (/^01\d{14}$/.test(digits) && isGtin14(digits.slice(2))) {
    return mangled('is a GTIN behind its Application Identifier', digits.slice(2));
  }
  if (isGrai(digits)) return undefined;
  if (digits.length > 14) return findLongDigits(digits);
  if (digits.length < 8) return undefined;
  const padded = digits.padStart(14, '0');
  if (isGtin14(padded)) return mangled('is a GTIN without its leading zeros', padded);
  if (digits.length < 12) return undefined;
  const name = `GTIN-${digits.length}`;
  return mangled(`has as many digits as a ${name}, but not its check digit`, undefined);
}

function findLongDigits(digits: string): MangledProductId | undefined {
  if (isGrai(`0${digits}`)) return mangled('is a GRAI without its leading zero', `0${digits}`);
  const short = digits.replace(/^0+/, '');
  if (short === digits || short.length > 14 || short.length < 8) return undefined;
  const padded = short.padStart(14, '0');
  return isGtin14(padded) ? mangled('is a GTIN with zeros too many', padded) : undefined;
}

/** Digits in groups, behind the name of the number, or with letters that look like digits. */
function findGrouped(text: string): MangledProductId | undefined {
  const number = text.replace(/^(?:gtin|ean|upc|isbn)(?:-?1[234]|-?8)?[\s:#.-]+/i, '');
  const digits = number
    .replace(/[\s.,'’_-]/g, '')
    .replace(/[Oo]/g, '0')
    .replace(/[Il]/g, '1');
  // Many article numbers have eight digits: only with thousands separators, or by name, are they those of a GTIN.
  const isShortMeant = number !== text || /^\d{1,3}(?:([ .,'’])\d{3})(?:\1\d{3})+$/.test(text);
  const isLong = digits.length >= 12 || (digits.length === 8 && isShortMeant);
  if (digits === text || !isLong || !/^\d+$/.test(digits) || !isGtin(digits)) return undefined;
  return mangled('is a GTIN that is not written in digits alone', digits.padStart(14, '0'));
}

/** A Digital Link, an element string or an EPC instead of the key in it. */
function findCarrier(text: string): MangledProductId | undefined {
  const key = keyIn(text);
  if (key !== undefined) return mangled('is no key, but holds one', key);
  return brokenCarrier.test(text)
    ? mangled('is written as a link or an element string, in which no key can be read', undefined)
    : undefined;
}

const brokenCarrier =
  /^(?:https?:\/\/|(?:[a-z\d-]+\.)+[a-z]{2,}\/).*\/(?:01|8003|gtin|grai)\/\d|^\((?:01|8003)\)|^\][A-Za-z]\d\d/;

const sgtin = /^urn:epc:(?:id|idpat|class):(?:sgtin|lgtin):(\d{6,12})\.(\d)(\d*)\./i;

function keyIn(text: string): string | undefined {
  const [, prefix, indicator = '', reference = ''] = sgtin.exec(text) ?? [];
  if (prefix !== undefined) {
    const body = indicator + prefix + reference;
    return body.length === 13 ? `${body}${checkDigit(body)}` : undefined;
  }
  if (!/^(?:https?:|\(|\]|(?:[a-z\d-]+\.)+[a-z]{2,}\/)/i.test(text)) return undefined;
  const uri = /^[a-z\d-]+\./i.test(text) ? `https://${text}` : text;
  const { valid, elements } = decodeRawScan(uri);
  const key = elements.find(({ applicationIdentifier: ai }) => ai === '01' || ai === '8003');
  return valid ? key?.value : undefined;
}

function mangled(
  what: string,
  probably: string | undefined,
  { hint = probably === undefined ? '' : `It was probably ${probably}.` } = {},
): MangledProductId {
  const message = `productId ${what}.${hint === '' ? '' : ` ${hint}`}`;
  return { ...(probably !== undefined && { probably }), message };
}
