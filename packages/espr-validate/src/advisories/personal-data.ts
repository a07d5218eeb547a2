import type { Locale } from '../locale.js';
import { isJsonObject, type JsonObject } from '../rules/compile-shape.js';
import { formatPath, type Fault } from '../rules/fault.js';
import { createAdvisory, type AdvisoryItem } from './advisory.js';

/** Words that name a person's data wherever they stand in a field name. */
const PERSONAL_WORDS = [
  'email',
  'e mail',
  'phone',
  'telephone',
  'mobile number',
  'first name',
  'last name',
  'full name',
  'given name',
  'family name',
  'middle name',
  'maiden name',
  'surname',
  'person name',
  'contact person',
  'contact name',
  'customer name',
  'employee name',
  'worker name',
  'home address',
  'private address',
  'date of birth',
  'birth date',
  'birthday',
  'birthdate',
  'place of birth',
  'national id',
  'personal id',
  'identity card',
  'id card',
  'social security',
  'ssn',
  'iban',
];

/** The longest word of each: a name without any of them needs no closer look. */
const TELLING_WORD = new RegExp(PERSONAL_WORDS.map(longestWord).join('|'), 'i');

function longestWord(phrase: string): string {
  return phrase
    .split(' ')
    .reduce((longest, word) => (word.length > longest.length ? word : longest));
}

/** Fields named after one of these describe a thing or a firm: `productFamilyName`. */
const IMPERSONAL_SUBJECTS: ReadonlySet<string> = new Set([
  'brand',
  'company',
  'facility',
  'fiber',
  'fibre',
  'manufacturer',
  'material',
  'model',
  'product',
]);

/** Parties whose contact details the law wants published (Regulation (EU) 2024/1781, Annex III (g), (j), (k)). */
const PUBLISHED_PARTIES: ReadonlySet<string> = new Set([
  'manufacturer',
  'importer',
  'responsiblePerson',
]);

/**
 * Warns of the first field that looks like personal data: its name says so (`contactEmail`,
 * `first_name`), or its text holds an e-mail address. Looks at the top-level keys and, one level
 * deep, into their objects and lists of objects; not into `manufacturer`, `importer` and
 * `responsiblePerson`, whose contact details are public by law. The advisory names the path, never
 * the value.
 *
 * @returns At most one advisory; `undefined` when nothing looks personal.
 */
export function personalDataAdvisory(metadata: unknown, locale: Locale): AdvisoryItem | undefined {
  const found = isJsonObject(metadata) ? findPersonalData(metadata) : undefined;
  if (found === undefined) return undefined;
  const path = formatPath(found);
  return createAdvisory(
    { code: 'PII_SHAPE_DETECTED', path },
    (texts) => texts.personalData(path),
    locale,
  );
}

function findPersonalData(metadata: JsonObject): Fault['path'] | undefined {
  for (const [name, value] of Object.entries(metadata)) {
    if (looksPersonal(name, value)) return [name];
    if (PUBLISHED_PARTIES.has(name)) continue;
    const below = Array.isArray(value) ? findInList(value) : findInObject(value);
    if (below !== undefined) return [name, ...below];
  }
  return undefined;
}

function findInList(entries: readonly unknown[]): Fault['path'] | undefined {
  for (const [index, entry] of entries.entries()) {
    if (holdsEmailAddress(entry)) return [index];
    const member = findInObject(entry);
    if (member !== undefined) return [index, ...member];
  }
  return undefined;
}

function findInObject(value: unknown): Fault['path'] | undefined {
  if (!isJsonObject(value)) return undefined;
  const personal = Object.entries(value).find(([name, member]) => looksPersonal(name, member));
  return personal === undefined ? undefined : [personal[0]];
}

function looksPersonal(name: string, value: unknown): boolean {
  return isPersonalName(name) || holdsEmailAddress(value);
}

function isPersonalName(name: string): boolean {
  if (!TELLING_WORD.test(name)) return false;
  const words = toWords(name);
  const [subject = ''] = words;
  if (IMPERSONAL_SUBJECTS.has(subject)) return false;
  const phrase = ` ${words.join(' ')} `;
  return PERSONAL_WORDS.some((personal) => phrase.includes(` ${personal} `));
}

/** `contactEMail`, `contact_e-mail` -> contact, e, mail */
function toWords(name: string): string[] {
  return name
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$& ')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}

const LOCAL_PART = /[\w.+-]$/;
const DOMAIN = /^[a-z\d](?:[a-z\d-]{0,62}\.){1,8}[a-z]{2,24}(?![a-z\d])/i;

/** Looks around each @ only, so that a long text without one costs nothing. */
function holdsEmailAddress(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  for (let at = value.indexOf('@'); at !== -1; at = value.indexOf('@', at + 1)) {
    const before = value.slice(Math.max(0, at - 1), at);
    if (LOCAL_PART.test(before) && DOMAIN.test(value.slice(at + 1, at + 255))) return true;
  }
  return false;
}
