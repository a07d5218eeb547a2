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
    '@context': { '@version': 1.1, '@vocab': vocabularyUrl(baseUrl), ...fixedTerms(baseUrl) },
  };
}

/**
 * The inline term map of a document: the fixed terms, and one for each metadata key at its top level,
 * so that JSON-LD expansion loses none of them. A structured value is a JSON literal: its inner names
 * are the caller's and mean nothing to a linked-data processor.
 *
 * @param flattened - The metadata that stands at the top level; no key is a member of the document.
 */
export function termMap(flattened: Readonly<Record<string, unknown>>, baseUrl: string) {
  const vocabulary = vocabularyUrl(baseUrl);
  const own = Object.entries(flattened).flatMap(([key, value]) => {
    const iri = termIri(key, vocabulary);
    return iri === undefined ? [] : [[key, termOf(iri, value)]];
  });
  return { ...fixedTerms(baseUrl), ...Object.fromEntries(own) } as Record<string, unknown>;
}

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
  'sealedKeysSignature',
];

/** Nested nodes have terms of their own, which no metadata key of the same name can change. */
function fixedTerms(baseUrl: string) {
  const vocabulary = vocabularyUrl(baseUrl);
  const term = (name: string, type: string) => ({ '@id': vocabulary + name, '@type': type });
  const timestamp = (name: string) => term(name, 'http://www.w3.org/2001/XMLSchema#dateTime');
  const plain = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, vocabulary + name]));
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
        sealedKeys: term('sealedKeys', '@json'),
      },
    },
  };
}

function termOf(iri: string, value: unknown) {
  return typeof value === 'object' && value !== null ? { '@id': iri, '@type': '@json' } : iri;
}

/**
 * The IRI of a metadata key; undefined for one that is left to `@vocab`: an empty one, and a name that
 * processors written in JavaScript look up on every object. A key with a colon or a slash can only
 * name what it expands to by itself (JSON-LD 1.1 API, 4.2.2), and with white space besides nothing at
 * all.
 */
function termIri(key: string, vocabulary: string): string | undefined {
  if (key === '' || key in Object.prototype) return undefined;
  if (!/[:/]/.test(key)) return vocabulary + encodeURIComponent(key);
  if (/\s/.test(key)) return undefined;
  return /^[A-Za-z][A-Za-z0-9+.-]*:/.test(key) ? key : vocabulary + key;
}
