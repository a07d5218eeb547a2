import { categoryRules, type Shape } from '@dpp/espr-validate/rules';
import { vocabularyTerms } from '@dpp/espr-validate/vocabulary';
import { MASKABLE_KEYS } from '@dpp/merkle-seal';
import { createProductPassportCredential, EXTENSION_CONTEXT } from '@dpp/vc';
import { describe, expect, it } from 'vitest';

const ADDRESS = 'https://a.example/b';

/** Documents in the metadata that a credential makes no link of, and why. */
const unlinked: Readonly<Record<string, string>> = {
  'detergent.dosage': 'an instruction that is part of the composition',
  'durability.referenceTest': 'the test that a number was found by',
  'idleTemperatureRange.referenceTest': 'the test that a number was found by',
  'importer.webAddress': 'stands with the party',
  'keyParts[].passportUrl': 'the passport of another product',
  'manufacturer.contactUrl': 'a page to write to, no document about the product',
  'manufacturer.webAddress': 'stands with the party',
  'responsiblePerson.webAddress': 'a party of a role that UNTP has no word for',
  'substancesOfConcern[].disassemblyNote': 'of one substance',
  'substancesOfConcern[].safeUse': 'of one substance',
};

/** Younger than the context, whose list is frozen: credentials carry them among the characteristics without a term. */
const withoutTerm: ReadonlySet<string> = new Set(['dataCarrier']);

const fields = new Map(
  Object.values(categoryRules).flatMap((rules) =>
    Object.entries(rules.fields).map(([name, { shape }]) => [name, shape] as const),
  ),
);

/** Where the rules let a document stand, lists marked by `[]`. */
const documentPlaces = Object.values(categoryRules).flatMap((rules) =>
  Object.entries(rules.fields)
    .filter(([name]) => !(MASKABLE_KEYS as readonly string[]).includes(name))
    .flatMap(([name, { shape }]) => documentsIn(shape, name)),
);

function documentsIn(shape: Shape, place: string): string[] {
  if (shape.kind === 'either') {
    return shape.alternatives.flatMap((alternative) => documentsIn(alternative, place));
  }
  if (shape.kind === 'list') return documentsIn(shape.entry, `${place}[]`);
  if (shape.kind === 'text') return shape.format === 'url' ? [place] : [];
  if (shape.kind !== 'object') return [];
  if ('resourceTitle' in shape.members) return [place];
  return Object.entries(shape.members).flatMap(([name, member]) =>
    documentsIn(member.shape, `${place}.${name}`),
  );
}

function credentialOf(metadata: Record<string, unknown>) {
  return createProductPassportCredential({
    id: 'https://dpp.example/passport/1',
    did: 'did:web:dpp.example:tenants:acme',
    issuerName: 'Acme',
    productId: '09506000134352',
    idScheme: 'GTIN',
    digitalLinkUri: 'https://dpp.example/01/09506000134352',
    category: 'batteries',
    metadata,
    facility: { gln: '9506000140445', name: 'Mill 1', country: 'PT' },
    economicOperator: { id: 'https://register.example/1', name: 'Acme' },
    validFrom: '2026-02-03T04:05:06.000Z',
    contextUrl: 'https://dpp.example/contexts/dpp-credential/v1',
  });
}

/** Measures that a document is the evidence of. */
const measures = { carbonFootprint: { co2eKg: 1 } };

describe('the context of credentials', () => {
  const terms = EXTENSION_CONTEXT['@context'];

  it.each(vocabularyTerms().map(({ name }) => name))(
    'has a term for %s, if it is public',
    (name) => {
      const isPublic = !(MASKABLE_KEYS as readonly string[]).includes(name);
      expect(Object.hasOwn(terms, name)).toBe(isPublic && !withoutTerm.has(name));
    },
  );

  it.each([...withoutTerm])('leaves %s to the characteristics without a term', (name) => {
    const credential = JSON.stringify(credentialOf({ [name]: { symbology: 'QR' } }));
    expect(credential).toContain('otherCharacteristics');
    expect(credential).toContain('symbology');
  });

  it('has no term that is nobody’s key', () => {
    const unknown = Object.keys(terms).filter((name) => name !== 'category' && !fields.has(name));
    expect(unknown).toEqual(['otherCharacteristics']);
  });
});

describe('a document that the rules let metadata name', () => {
  const places = [...new Set(documentPlaces)].sort();
  const linked = places.filter((place) => !Object.hasOwn(unlinked, place));

  it.each(linked)('is linked in the credential: %s', (place) => {
    const names = place.split('.').reverse();
    const named = names.reduce<unknown>((value, name) => ({ [name]: value }), { url: ADDRESS });
    const [key = ''] = place.split('.');
    const metadata = named as Record<string, object>;
    const beside = key in measures ? measures.carbonFootprint : {};
    const { credentialSubject } = credentialOf({ [key]: { ...beside, ...metadata[key] } });
    const { relatedDocument, productImage, performanceClaim } = credentialSubject;
    expect(JSON.stringify([relatedDocument, productImage, performanceClaim])).toContain(
      `"linkURL":"${ADDRESS}"`,
    );
  });

  it('is left unlinked only where there is a reason, and only where the rules have it', () => {
    expect(places).toEqual(expect.arrayContaining(Object.keys(unlinked)));
    for (const place of Object.keys(unlinked)) {
      const isListed = place.includes('[]');
      if (isListed) continue;
      const names = place.split('.').reverse();
      const metadata = names.reduce<unknown>((value, name) => ({ [name]: value }), ADDRESS);
      expect(
        credentialOf(metadata as object as Record<string, unknown>).credentialSubject,
      ).not.toHaveProperty('relatedDocument');
    }
  });
});
