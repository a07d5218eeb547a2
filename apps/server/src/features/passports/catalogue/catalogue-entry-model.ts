import { validateMetadata } from '@dpp/espr-validate';
import { wordingOf } from '@dpp/espr-validate/all-locales';
import type { Metadata } from '@dpp/merkle-seal';
import type { Passport } from '../passport-model.js';
import { sortKeyOf, termsOf } from './search-terms-model.js';

/** What the catalogue says of a passport, and finds it by, beside what its row says. Made anew by each write. */
export interface CatalogueEntry {
  /** In English if it is there, else in the first language that is; empty for a product without a name. */
  readonly name: string;
  /** The name as lists are sorted by it. */
  readonly nameKey: string;
  readonly model: string | null;
  readonly size: string | null;
  /** The first day on which one of its certificates has no more validity left: `YYYY-MM-DD`. */
  readonly certificateEndsOn: string | null;
  /** Faults that keep a draft from being published; null for anything else. */
  readonly faultCount: number | null;
  /** Words of number, names, model, batch and serial number. */
  readonly terms: readonly string[];
}

/** UTF-16 code units. The passport itself has the whole text. */
const maxNameLength = 200;
const maxNameKeyLength = 100;

type CataloguedPassport = Pick<Passport, 'productId' | 'metadata' | 'status' | 'updatedAt'>;

/** The entry of a passport in its workspace's catalogue. */
export function catalogueEntryOf(passport: CataloguedPassport): CatalogueEntry {
  const { productId, metadata } = passport;
  const names = namesOf(metadata['productName']);
  const name = (names[0] ?? '').slice(0, maxNameLength);
  const { gtin, grai, model, size, batchNumber, serialNumber } = metadata;
  const found = [productId, gtin, grai, serialNumber, batchNumber, model, ...names];
  return {
    name,
    nameKey: sortKeyOf(name).slice(0, maxNameKeyLength),
    model: shortText(model),
    size: shortText(size),
    certificateEndsOn: firstEndOf(metadata),
    faultCount: passport.status === 'DRAFT' ? countFaults(passport) : null,
    terms: termsOf(found.filter((text) => typeof text === 'string')),
  };
}

/** A name is a text, or a list of one text for each language. */
function namesOf(productName: unknown): string[] {
  const translations = Array.isArray(productName) ? productName : [productName];
  const texts = translations.map((one: unknown) => {
    const { value, language } = typeof one === 'string' ? { value: one } : membersOf(one);
    return { text: typeof value === 'string' ? value : undefined, isEnglish: language === 'en' };
  });
  const names = texts.flatMap(({ text }) => (text === undefined ? [] : [text]));
  const english = texts.find(({ text, isEnglish }) => isEnglish && text !== undefined)?.text;
  return english === undefined ? names : [english, ...names];
}

function shortText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, maxNameLength) : null;
}

function countFaults({ metadata, updatedAt }: CataloguedPassport): number {
  return validateMetadata(metadata, { wording: wordingOf('en'), now: updatedAt }).errors.length;
}

/** A draft may hold anything in the place of certificates, and of their dates. */
function firstEndOf({ regulatoryCompliance }: Metadata): string | null {
  const { certificates } = membersOf(regulatoryCompliance);
  if (!Array.isArray(certificates)) return null;
  const ends = certificates.map((one: unknown) => dayOf(membersOf(one)['validUntil']));
  return ends.filter((day) => day !== undefined).sort()[0] ?? null;
}

function dayOf(value: unknown): string | undefined {
  const [day] = typeof value === 'string' ? (/^[1-9]\d{3}-\d\d-\d\d/.exec(value) ?? []) : [];
  return day !== undefined && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
    ? day
    : undefined;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
