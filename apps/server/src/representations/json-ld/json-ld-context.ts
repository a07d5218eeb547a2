import { hash } from 'node:crypto';
import { DOCUMENT_MEMBERS } from '@dpp/merkle-seal';
import type { ProductCategory } from '@dpp/espr-validate';
import {
  vocabularyTerms,
  type ScalarType,
  type VocabularyTerm,
} from '@dpp/espr-validate/vocabulary';

/** Address of the canonical context; the first entry of every document's `@context`. */
export function contextUrl(baseUrl: string): string {
  return `${baseUrl}/contexts/dpp/v1`;
}

/** Every term of a document gets an IRI here, also one that only a single product uses. */
export function vocabularyUrl(baseUrl: string): string {
  return `${contextUrl(baseUrl)}#`;
}

/** The canonical JSON-LD context, as `/contexts/dpp/v1` serves it. */
export function canonicalContext(baseUrl: string) {
  return {
    '@context': {
      '@version': 1.1,
      '@vocab': vocabularyUrl(baseUrl),
      ...metadataTerms(vocabularyTerms(), baseUrl),
      ...fixedTerms(baseUrl),
    },
  };
}

/** The same terms as a list without an `@vocab`, as `/context/v1` serves it: other names mean nothing. */
export function closedContext(baseUrl: string) {
  const members = DOCUMENT_MEMBERS.filter((name) => !name.startsWith('@'));
  return {
    '@context': {
      '@version': 1.1,
      ...plainTerms([...types, ...members], vocabularyUrl(baseUrl)),
      ...metadataTerms(vocabularyTerms(), baseUrl),
      ...fixedTerms(baseUrl),
    },
  };
}

/** The metadata keys of one category. */
export function categoryContext(category: ProductCategory, baseUrl: string) {
  return {
    '@context': { '@version': 1.1, ...metadataTerms(vocabularyTerms(category), baseUrl) },
  };
}

/**
 * The inline term map of a document: the fixed terms, and one for each metadata key at its top level,
 * so that JSON-LD expansion loses none of them. A structured value is a JSON literal: its inner names
 * are the caller's and mean nothing to a linked-data processor.
 *
 * @param flattened - The metadata that stands at the top level; each key can be a term, and is no member of the
 * document.
 */
export function termMap(flattened: Readonly<Record<string, unknown>>, baseUrl: string) {
  const vocabulary = vocabularyUrl(baseUrl);
  const terms: Record<string, unknown> = { ...fixedTerms(baseUrl) };
  for (const [key, value] of Object.entries(flattened)) {
    terms[key] = namesItself(key)
      ? typeOf(key, value)
      : termOf({ iri: termIri(key, vocabulary), key, value });
  }
  return terms;
}

/** Every `@type` of a document. */
const types = [
  'DigitalProductPassport',
  'EconomicOperator',
  'Facility',
  'MerkleTreeAttestationProof',
];

const operatorMembers = ['id', 'name', 'regId', 'role'];

const facilityMembers = [
  'id',
  'gln',
  'name',
  'activity',
  'country',
  'streetAddress',
  'city',
  'postalCode',
];

const proofMembers = [
  'type',
  'signatureAlgorithm',
  'proofPurpose',
  'signatureValue',
  'publicKeyPem',
  'x5c',
  'rfc3161',
  'token',
  'merkleRoot',
];

type FixedTerms = ReturnType<typeof makeFixedTerms>;

/** A server has one base URL, and a document is rendered at every write. */
let made: { readonly baseUrl: string; readonly terms: FixedTerms } | undefined;

function fixedTerms(baseUrl: string): FixedTerms {
  if (made?.baseUrl !== baseUrl) made = { baseUrl, terms: makeFixedTerms(baseUrl) };
  return made.terms;
}

/** Nested nodes have terms of their own, which no metadata key of the same name can change. */
function makeFixedTerms(baseUrl: string) {
  const vocabulary = vocabularyUrl(baseUrl);
  const term = (name: string, type: string) => ({ '@id': vocabulary + name, '@type': type });
  const timestamp = (name: string) => term(name, `${xsd}dateTime`);
  const plain = (names: readonly string[]) => plainTerms(names, vocabulary);
  return {
    digitalLinkUri: term('digitalLinkUri', '@id'),
    metadata: term('metadata', '@json'),
    createdAt: timestamp('createdAt'),
    updatedAt: timestamp('updatedAt'),
    archivedAt: timestamp('archivedAt'),
    retentionUntil: timestamp('retentionUntil'),
    economicOperator: {
      '@id': `${vocabulary}economicOperator`,
      '@context': plain(operatorMembers),
    },
    manufacturingFacility: {
      '@id': `${vocabulary}manufacturingFacility`,
      '@context': plain(facilityMembers),
    },
    proof: {
      '@id': `${vocabulary}proof`,
      '@context': {
        ...plain(proofMembers),
        created: timestamp('created'),
        genTime: timestamp('genTime'),
        verificationMethod: term('verificationMethod', '@id'),
        redactedLeaves: term('redactedLeaves', '@json'),
        leafSalts: term('leafSalts', '@json'),
      },
    },
  };
}

function plainTerms(names: readonly string[], vocabulary: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, vocabulary + name]));
}

const xsd = 'http://www.w3.org/2001/XMLSchema#';

/** Terms of the metadata keys that rules name, for a document with any values there. */
function metadataTerms(terms: readonly VocabularyTerm[], baseUrl: string) {
  const vocabulary = vocabularyUrl(baseUrl);
  return Object.fromEntries(
    terms.map(({ name, isStructured, scalarType }) => {
      const iri = vocabulary + name;
      if (isStructured) return [name, { '@id': iri, '@type': '@json' }];
      return [name, scalarType === undefined ? iri : { '@id': iri, '@type': xsd + scalarType }];
    }),
  );
}

const scalarTypes: ReadonlyMap<string, ScalarType | undefined> = new Map(
  vocabularyTerms().map(({ name, scalarType }) => [name, scalarType]),
);

function termOf({ iri, key, value }: { iri: string; key: string; value: unknown }) {
  const type = typeOf(key, value);
  return '@type' in type ? { '@id': iri, ...type } : iri;
}

/** Typed by the value that is there: drafts, and keys that no rule names, hold anything. */
function typeOf(key: string, value: unknown): { '@type'?: string } {
  if (typeof value === 'object' && value !== null) return { '@type': '@json' };
  const type = scalarTypes.get(key);
  return type !== undefined && isOfType[type](value) ? { '@type': xsd + type } : {};
}

const isOfType: Readonly<Record<ScalarType, (value: unknown) => boolean>> = {
  anyURI: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  // A day with a time of day is an xsd:dateTime, if it has seconds.
  date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  double: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
};

/** Longer than any name that rules know. */
const maxSpelledLength = 64;

/** What an IRI holds as it is (RFC 3987, iunreserved), letters of any script among it. */
const unescaped = /^[\p{L}\p{N}\p{M}._~-]+$/u;
const escaped = /[^\p{L}\p{N}\p{M}._~-]+/gu;

/**
 * True when the term of a key needs no IRI, because the `@vocab` of the canonical context gives it the same. It holds
 * for long keys alone: with their names spelled out twice, a document would be half as long again.
 */
function namesItself(key: string): boolean {
  return key.length > maxSpelledLength && unescaped.test(key);
}

/** Enough of a hash that no two keys of a document share it. */
const hashLength = 22;

/** What stands for a key in its IRI: the key, or its hash where escapes would make it very long. */
function fragmentOf(key: string): string {
  const fragment = key.replace(escaped, encodeURIComponent);
  if (fragment.length <= maxSpelledLength) return fragment;
  return `sha256-${hash('sha256', key, 'base64url').slice(0, hashLength)}`;
}

/** What begins as an absolute IRI does, and can only name itself (JSON-LD 1.1 API, 4.2.2). */
const schemed = /^[A-Za-z][A-Za-z0-9+.-]*:/;

/** What no IRI holds, escapes aside (RFC 3987): blanks, controls, brackets and quotes. */
const noIriCharacter = /[\s\p{Cc}"<>\\^`{|}]/u;

/**
 * True when a metadata key can be a term of JSON-LD: no keyword, no blank node (`_:`), not empty, and no name that
 * processors written in JavaScript look up on every object. With a colon it has to be an absolute IRI, which names
 * itself; with a slash it is spelled out in one.
 */
export function canBeTerm(key: string): boolean {
  if (key === '' || /^(?:@|_:)/.test(key) || key in Object.prototype) return false;
  if (!/[:/]/.test(key)) return true;
  if (noIriCharacter.test(key)) return false;
  return key.includes(':') ? schemed.test(key) : key.length <= maxSpelledLength;
}

/** The IRI of a key that can be a term. */
function termIri(key: string, vocabulary: string): string {
  if (key.includes(':')) return key;
  return vocabulary + (key.includes('/') ? key : fragmentOf(key));
}
