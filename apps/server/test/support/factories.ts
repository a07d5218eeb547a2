import { readFileSync } from 'node:fs';
import type { ProductCategory } from '@dpp/espr-validate';
import { checkDigit } from '@dpp/gs1';

/** Metadata of a product as a caller sends it; tests change what they are about. */
export type MetadataBody = Record<string, unknown>;

/** What stands for a masked value, as the contract words it. */
export const maskedText = '[REDACTED - Privileged Access Required]';

const documents = new URL('../../../../packages/espr-validate/test/documents/', import.meta.url);

/** A complete, valid document of a category, without a GTIN of its own; undefined changes remove. */
export function metadataOf(category: ProductCategory, changes: MetadataBody = {}): MetadataBody {
  const text = readFileSync(new URL(`${category}.json`, documents), 'utf8');
  const metadata = { ...(JSON.parse(text) as MetadataBody), gtin: undefined, ...changes };
  return JSON.parse(JSON.stringify(metadata)) as MetadataBody;
}

export const textiles = (changes?: MetadataBody) => metadataOf('textiles', changes);
export const battery = (changes?: MetadataBody) => metadataOf('batteries', changes);
export const steel = (changes?: MetadataBody) => metadataOf('iron-steel', changes);

let lastReference = 0;

/** Begins the numbers below anew, for what has to be the same in every run. */
export function restartReferences(): void {
  lastReference = 0;
}

/** Each call gives another number of a company prefix that is reserved for examples. */
function withCheckDigit(prefix: string): string {
  const digits = prefix + String(++lastReference).padStart(5, '0');
  return digits + String(checkDigit(digits));
}

/** A new GTIN-14. */
export const newGtin = () => withCheckDigit('09506000');

/** A GRAI with a new serial. */
export const newGrai = () => `${withCheckDigit('09506001')}A-${lastReference}`;

/** A new GLN-13. */
export const newGln = () => withCheckDigit('9506002');

export const newSku = () => `SKU-${++lastReference}`;

export const newRegId = () => `DE${String(++lastReference).padStart(9, '0')}`;

export function operatorBody(changes: object = {}) {
  return { name: 'Nordvind Apparel AB', regId: newRegId(), role: 'MANUFACTURER', ...changes };
}

export function facilityBody(changes: object = {}) {
  return {
    gln: newGln(),
    name: 'Guimarães mill',
    activity: 'Knitting',
    streetAddress: 'Rua da Fábrica 1',
    city: 'Guimarães',
    postalCode: '4800-000',
    country: 'PT',
    ...changes,
  };
}

export function passportBody(changes: object = {}) {
  return { productId: newGtin(), metadata: textiles(), ...changes };
}

/** A lot as it may be printed. */
export const newLot = () => `LOT-${++lastReference}`;

/** A new serial number. */
export const newSerial = () => `BAT-${++lastReference}`;

export function unitBody(changes: object = {}): { serialNumber: string } {
  return { serialNumber: newSerial(), ...changes };
}
