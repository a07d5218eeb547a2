import { describe, expect, it } from 'vitest';
import { createProductPassportCredential, createUnitPassportCredential } from '../src/index.js';
import type { ProductPassportModel } from '../src/untp/passport-model.js';
import { categoryPassports, unitPassport } from './category-passports.js';
import { expand, standIns } from './expand.js';
import { passportModel } from './passport-fixture.js';
import { CLASSES_WITHOUT_TYPE, readUntpOracles } from './untp-oracles.js';

const oracles = readUntpOracles();
const RESTRICTED = [
  'facilityDetails',
  'detailedPerformance',
  'lifecycleAndInUse',
  'circularityAndDisassembly',
  'testReports',
];

const originated = [{ material: 'Cotton', percentage: 100, originCountry: 'IN' }];
const models: readonly (readonly [string, ProductPassportModel])[] = [
  ...categoryPassports,
  ['a composition with origins', passportModel({ metadata: { materialComposition: originated } })],
  ['nothing that is optional', passportModel({ metadata: {} })],
];
const credentials: readonly (readonly [string, object])[] = [
  ...models.map(([name, model]) => [name, createProductPassportCredential(model)] as const),
  ['a battery unit', createUnitPassportCredential(unitPassport())],
];

describe.skipIf(oracles === undefined)('the JSON Schema of UNTP 0.7.0 (set ORACLES_DIR)', () => {
  it.each(credentials)('takes the credential of %s, as a draft and as released', (_name, made) => {
    expect(faultsOf('draft', made)).toEqual([]);
    expect(faultsOf('release', made)).toEqual([]);
  });

  it('refuses a member that a product does not have, so that the test above can fail', () => {
    const made = createProductPassportCredential(passportModel());
    const credentialSubject = { ...made.credentialSubject, inventedMember: 1 };
    expect(faultsOf('release', { ...made, credentialSubject })).not.toEqual([]);
  });

  it('refuses an address that is no URI, so that its format is really checked', () => {
    const made = createProductPassportCredential(passportModel());
    const relatedDocument = [{ linkURL: 'https://a.example/ä', linkName: 'A' }];
    const credentialSubject = { ...made.credentialSubject, relatedDocument };
    expect(faultsOf('release', { ...made, credentialSubject })).not.toEqual([]);
  });

  it('takes a type of a country as a draft, and not as released', () => {
    const made = createProductPassportCredential(passportModel());
    const countryOfProduction = { type: ['Country'], countryCode: 'PT' };
    const credentialSubject = { ...made.credentialSubject, countryOfProduction };
    expect(faultsOf('draft', { ...made, credentialSubject })).toEqual([]);
    expect(faultsOf('release', { ...made, credentialSubject })).not.toEqual([]);
  });

  it('refuses software without a vendor as released', () => {
    const issuingSoftware = { id: 'https://a.example', name: 'A', version: '1' };
    const made = { ...createProductPassportCredential(passportModel()), issuingSoftware };
    expect(faultsOf('release', made)).not.toEqual([]);
  });

  it('is patched in classes that it has', () => {
    expect(new Set(CLASSES_WITHOUT_TYPE).size).toBe(10);
    const definitions = Object.keys((oracles?.draft.schema as { $defs: object }).$defs);
    expect(definitions).toEqual(expect.arrayContaining(CLASSES_WITHOUT_TYPE));
  });
});

describe.each([
  ['stand-ins for the contexts', standIns],
  ['the contexts as published (set ORACLES_DIR)', oracles?.contexts],
])('JSON-LD expansion in safe mode with %s', (_name, contexts) => {
  /** By name: an expansion takes half a second, and two tests look at each. */
  const expansions = new Map<string, ReturnType<typeof expand>>();
  const expansionOf = (name: string, made: object) => {
    const known = expansions.get(name) ?? expand(made, contexts!);
    expansions.set(name, known);
    return known;
  };

  it.skipIf(!contexts).each(credentials)('passes for %s', async (name, made) => {
    await expect(expansionOf(name, made)).resolves.toHaveLength(1);
  });

  it.skipIf(!contexts).each(categoryPassports)(
    'loses no public value of %s',
    async (name, model) => {
      const [expanded] = await expansionOf(name, createProductPassportCredential(model));
      const values = valuesIn(expanded);
      // A key that is younger than the context stands among the characteristics without a term.
      const text = JSON.stringify(expanded);
      const isThere = ([key, value]: readonly [string, unknown]) =>
        values.has(JSON.stringify(value)) || text.includes(JSON.stringify({ [key]: value }));
      const lost = Object.entries(model.metadata)
        .filter((entry) => !RESTRICTED.includes(entry[0]) && !isThere(entry))
        .map(([key]) => key);
      // The product id is part of the product's own URI.
      expect(lost).toEqual(['gtin']);
      expect(JSON.stringify(expanded)).toContain(`/01/${model.productId}"`);
    },
  );

  it.skipIf(!contexts)('stops at a member that no context defines', async () => {
    const made = createProductPassportCredential(passportModel());
    const credentialSubject = { ...made.credentialSubject, inventedMember: 1 };
    await expect(expand({ ...made, credentialSubject }, contexts!)).rejects.toThrow();
  });
});

function faultsOf(schema: 'draft' | 'release', credential: object): unknown[] {
  const validate = oracles![schema];
  return validate(structuredClone(credential)) ? [] : (validate.errors ?? []);
}

/** Every value of an expanded document, as JSON. */
function valuesIn(node: unknown, values = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return values;
  if ('@value' in node) values.add(JSON.stringify(node['@value']));
  else for (const member of Object.values(node)) valuesIn(member, values);
  return values;
}
