import { describe, expect, it } from 'vitest';
import { gtinOf, readyMapping, subjectOf } from '../../test/registry-subjects.js';
import {
  REGISTRY_BLOCKERS,
  registryReadiness,
  type RegistryBlockerCode,
  type RegistryMapping,
  type RegistrySubject,
} from '../registry.js';

interface Seed {
  readonly code: RegistryBlockerCode;
  readonly subject?: Partial<RegistrySubject>;
  readonly mapping?: Partial<RegistryMapping>;
}

const grai = '09506001000014A-17';
const graiLink = `https://dpp.example/8003/${grai}`;
const withBackUp = (changes: Partial<RegistryMapping['backUp']>) => ({
  backUp: { ...readyMapping.backUp, ...changes },
});

/** One fault each, in a passport that is ready otherwise; every code at least once. */
const seeds: readonly Seed[] = [
  { code: 'NOT_PUBLISHED', subject: { status: 'DRAFT' } },
  { code: 'RECALLED', subject: { status: 'RECALLED' } },
  { code: 'DECOMMISSIONED', subject: { status: 'DECOMMISSIONED' } },
  { code: 'SUPERSEDED', subject: { isSuperseded: true } },
  { code: 'TEST_PASSPORT', subject: { isTest: true } },
  { code: 'SEAL_MISSING', subject: { merkleRoot: null, versionHash: null } },
  { code: 'OPERATOR_SCHEME_MISSING', subject: { operator: { regId: 'HRB 4711', scheme: null } } },
  {
    code: 'OPERATOR_SCHEME_NOT_TAKEN',
    subject: { operator: { regId: 'DE7654321001234', scheme: 'EORI' } },
  },
  {
    code: 'OPERATOR_SCHEME_NOT_TAKEN',
    subject: { operator: { regId: '0614141123452', scheme: 'GLN' } },
  },
  {
    code: 'OPERATOR_SCHEME_NOT_TAKEN',
    subject: { operator: { regId: '123456789', scheme: 'DUNS' } },
  },
  {
    code: 'OPERATOR_ID_INVALID',
    subject: { operator: { regId: '5493001KJTIIGC8Y1R13', scheme: 'LEI' } },
  },
  { code: 'OPERATOR_ID_INVALID', subject: { operator: { regId: 'DE136695975', scheme: 'VAT' } } },
  { code: 'OPERATOR_ID_INVALID', subject: { operator: { regId: 'HRB\u00074711', scheme: 'NTR' } } },
  { code: 'COMMODITY_CODE_MISSING', subject: { commodityCode: null } },
  { code: 'COMMODITY_CODE_MALFORMED', subject: { commodityCode: '850' } },
  { code: 'COMMODITY_CODE_MALFORMED', subject: { commodityCode: '8507 60 00' } },
  { code: 'COMMODITY_CODE_MALFORMED', subject: { commodityCode: '85076000901' } },
  {
    code: 'COMMODITY_CODE_OUT_OF_RANGE',
    subject: { category: 'electronics', commodityCode: '77010000' },
  },
  {
    code: 'COMMODITY_CODE_OUT_OF_RANGE',
    subject: { category: 'electronics', commodityCode: '00121000' },
  },
  { code: 'COMMODITY_CODE_OF_OTHER_CATEGORY', subject: { commodityCode: '61091000' } },
  { code: 'GRANULARITY_DIFFERS', subject: { serialNumber: 'BAT-1' } },
  {
    code: 'GRANULARITY_DIFFERS',
    subject: { batchNumber: 'L-7' },
    mapping: { levelFields: ['serialNumber', 'batchNumber'] },
  },
  { code: 'GRANULARITY_NOT_TAKEN', mapping: { granularities: { batteries: ['ITEM'] } } },
  { code: 'PRODUCT_ID_INVALID', subject: { productId: '09506000134353' } },
  {
    code: 'IDENTIFIER_FORM_NOT_TAKEN',
    subject: { productId: 'SKU-1', link: 'https://dpp.example/passport/1' },
    mapping: { identifierForms: ['GS1_DIGITAL_LINK'] },
  },
  { code: 'IDENTIFIER_TOO_LONG', mapping: { maximumIdentifierLength: 20 } },
  { code: 'IDENTIFIERS_DIFFER', subject: { gtin: gtinOf(2) } },
  { code: 'IDENTIFIERS_DIFFER', subject: { grai } },
  {
    code: 'DOCUMENT_IDENTIFIER_DIFFERS',
    subject: { documentIdentifier: 'https://dpp.example/01/other' },
  },
  { code: 'FACILITY_ID_INVALID', subject: { facilityGln: '9506000134353' } },
  { code: 'LINK_NOT_HTTPS', subject: { link: `http://dpp.example/01/${gtinOf(1)}` } },
  { code: 'LINK_PORT', subject: { link: `https://dpp.example:8443/01/${gtinOf(1)}` } },
  { code: 'LINK_HOST_NOT_PUBLIC', subject: { link: `https://localhost/01/${gtinOf(1)}` } },
  { code: 'LINK_HOST_NOT_PUBLIC', subject: { link: `https://192.0.2.7/01/${gtinOf(1)}` } },
  { code: 'LINK_HOST_NOT_PUBLIC', subject: { link: `https://dpp.internal/01/${gtinOf(1)}` } },
  { code: 'LINK_ANSWERED_BY_ANOTHER', subject: { isAnsweredByAnother: true } },
  { code: 'LINK_REDIRECTS', subject: { redirects: 2 } },
  { code: 'BACK_UP_LINK_MISSING', mapping: withBackUp({ urlTemplate: null }) },
  {
    code: 'BACK_UP_LINK_INVALID',
    mapping: withBackUp({ urlTemplate: 'https://10.0.0.1/{passportId}' }),
  },
  {
    code: 'BACK_UP_LINK_NOT_INDEPENDENT',
    mapping: withBackUp({ urlTemplate: 'https://dpp.example/copies/{passportId}' }),
  },
  { code: 'BACK_UP_OPERATOR_MISSING', mapping: withBackUp({ operatorId: null }) },
];

describe('a passport with one seeded fault', () => {
  it.each(seeds)('is kept back by $code alone', ({ code, subject, mapping }) => {
    const found = registryReadiness(subjectOf(subject), { ...readyMapping, ...mapping });
    expect(found.blockers.map((blocker) => blocker.code)).toEqual([code]);
    expect(found.ready).toBe(false);
  });

  it('was seeded with every code that there is', () => {
    const seeded = new Set(seeds.map(({ code }) => code));
    expect(Object.keys(REGISTRY_BLOCKERS).filter((code) => !seeded.has(code as never))).toEqual([]);
    expect(seeds.length).toBeGreaterThanOrEqual(30);
  });
});

describe('a hundred passports without a fault', () => {
  const operators = [
    { regId: '5493001KJTIIGC8Y1R12', scheme: 'LEI' },
    { regId: 'DE136695976', scheme: 'VAT' },
    { regId: 'HRB 4711 B, Köln', scheme: 'NTR' },
    { regId: 'DE/SE/1234', scheme: 'EID' },
  ] as const;
  const products = [
    { category: 'batteries', commodityCode: '85076000' },
    { category: 'batteries', commodityCode: '8506' },
    { category: 'iron-steel', commodityCode: '7216330000' },
    { category: 'aluminium', commodityCode: '760410' },
    { category: 'textiles', commodityCode: '6109100010' },
  ] as const;
  const identifiers = [
    {},
    { isGtinRepeated: true, batchNumber: '2026-W14-03' },
    { productId: grai, grai, link: graiLink },
    { productId: grai, grai: null, link: graiLink, serialNumber: 'A-17' },
    { productId: 'SKU/ä 1', link: 'https://dpp.example/passport/1', facilityGln: null },
  ] as const;

  it('find no blocker', () => {
    const found = Array.from({ length: 100 }, (_, n) => {
      const {
        isGtinRepeated,
        ...identifier
      }: Partial<RegistrySubject> & {
        readonly isGtinRepeated?: true;
      } = identifiers[n % 5] ?? {};
      const subject = subjectOf(
        {
          ...products[Math.floor(n / 20)],
          operator: operators[Math.floor(n / 5) % 4] ?? operators[0],
          ...identifier,
          ...(isGtinRepeated && { gtin: gtinOf(n) }),
        },
        n,
      );
      return registryReadiness(subject, readyMapping).blockers.map(({ code }) => code);
    });
    expect(found.flat()).toEqual([]);
  });
});

describe('blockers', () => {
  it('are all named where there are several, in the order of the table', () => {
    const subject = subjectOf({
      ...{ status: 'DRAFT', merkleRoot: null, commodityCode: null, isAnsweredByAnother: true },
      operator: { regId: '1', scheme: 'OTHER' },
      link: 'http://localhost:3000/01/1',
      gtin: gtinOf(3),
    });
    const mapping = { ...readyMapping, backUp: { urlTemplate: null, operatorId: null } };
    const codes = registryReadiness(subject, mapping).blockers.map(({ code }) => code);
    expect(codes).toEqual([
      'NOT_PUBLISHED',
      'SEAL_MISSING',
      'OPERATOR_SCHEME_NOT_TAKEN',
      'COMMODITY_CODE_MISSING',
      'IDENTIFIERS_DIFFER',
      'LINK_NOT_HTTPS',
      'LINK_PORT',
      'LINK_HOST_NOT_PUBLIC',
      'LINK_ANSWERED_BY_ANOTHER',
      'BACK_UP_LINK_MISSING',
      'BACK_UP_OPERATOR_MISSING',
    ]);
    const order = Object.keys(REGISTRY_BLOCKERS);
    expect(codes).toEqual([...codes].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  it.each(Object.entries(REGISTRY_BLOCKERS))(
    'say of %s where, what to do and who asks for it',
    (_code, { path, message, source, checkedBy }) => {
      expect(path).toMatch(/^[A-Za-z][A-Za-z.]+$/);
      // What is wrong is one sentence, and the cure another one.
      expect(message.match(/[.:](?: |$)/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
      expect(source).toMatch(/^(?:Implementing Regulation|Regulation|EN \d|Guide)/);
      expect(['PLATFORM', 'REGISTRY']).toContain(checkedBy);
    },
  );

  it('follow the mapping: a scheme, a heading and a form more', () => {
    const gln = subjectOf({ operator: { regId: '0614141123452', scheme: 'GLN' } });
    expect(
      registryReadiness(gln, { ...readyMapping, operatorSchemes: { GLN: '0088:' } }).ready,
    ).toBe(true);
    const shirt = subjectOf({ commodityCode: '61091000' });
    const { commodityCode } = readyMapping;
    const mapping = { ...readyMapping, commodityCode: { ...commodityCode, headings: {} } };
    expect(registryReadiness(shirt, mapping).ready).toBe(true);
  });
});
