import { readFileSync } from 'node:fs';
import type { PassportMetadata } from '../src/untp/characteristics.js';
import type { ProductPassportModel, UnitPassportModel } from '../src/untp/passport-model.js';
import { passportModel } from './passport-fixture.js';

const CATEGORIES = [
  'aluminium',
  'batteries',
  'chemicals',
  'construction',
  'cosmetics',
  'electronics',
  'iron-steel',
  'textiles',
  'toys',
];

const issuingSoftware = {
  id: 'https://vendor.example/passports/1.2.3',
  name: 'Passport maker',
  version: '1.2.3',
  vendor: { id: 'did:web:vendor.example', name: 'Vendor' },
};

const credentialStatus = {
  id: 'https://dpp.example/status/1#94567',
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: 94567,
  statusListCredential: 'https://dpp.example/status/1',
} as const;

/** A complete passport of each category with everything a caller may add to it. */
export const categoryPassports: readonly (readonly [string, ProductPassportModel])[] =
  CATEGORIES.map((category) => [category, passportOf(category)] as const);

/** A battery and one unit of it. */
export function unitPassport(overrides: Partial<UnitPassportModel> = {}): UnitPassportModel {
  return {
    ...passportOf('batteries'),
    id: 'https://dpp.example/unit/8d1b2c9e',
    unit: {
      serialNumber: 'TP84-0001',
      digitalLinkUri: 'https://dpp.example/01/09506000142081/21/TP84-0001',
      manufacturedAt: '2027-03-01T22:30:00.000Z',
    },
    ...overrides,
  };
}

function passportOf(category: string): ProductPassportModel {
  const metadata = readMetadata(category);
  const gtin = String(metadata['gtin']);
  return passportModel({
    productId: gtin,
    digitalLinkUri: `https://dpp.example/01/${gtin}`,
    category,
    metadata,
    issuerRegistrationId: 'PT501234567',
    issuingSoftware,
    credentialStatus,
  });
}

/** The complete documents that the rules of the categories are tested with. */
function readMetadata(category: string): PassportMetadata {
  const documents = '../../espr-validate/test/documents/';
  const file = new URL(`${documents}${category}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as PassportMetadata;
}
