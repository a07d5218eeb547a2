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
 * The inline term map of a document: the fixed terms, and one for each metadata key, so that JSON-LD
 * expansion loses none of them. A structured value is a JSON literal: its inner names are the
 * caller's and mean nothing to a linked-data processor.
 */
export function termMap(metadata: Readonly<Record<string, unknown>>, baseUrl: string) {
  const vocabulary = vocabularyUrl(baseUrl);
  const own = Object.entries(metadata)
    .filter(([key]) => isPlainTerm(key) && !(key in fixedTerms(baseUrl)))
    .map(([key, value]) => [key, termOf(vocabulary + key, value)]);
  return { ...fixedTerms(baseUrl), ...Object.fromEntries(own) } as Record<string, unknown>;
}

function fixedTerms(baseUrl: string) {
  const vocabulary = vocabularyUrl(baseUrl);
  const dateTime = 'http://www.w3.org/2001/XMLSchema#dateTime';
  const timestamp = (name: string) => ({ '@id': vocabulary + name, '@type': dateTime });
  return {
    digitalLinkUri: { '@id': `${vocabulary}digitalLinkUri`, '@type': '@id' },
    metadata: { '@id': `${vocabulary}metadata`, '@type': '@json' },
    createdAt: timestamp('createdAt'),
    updatedAt: timestamp('updatedAt'),
    archivedAt: timestamp('archivedAt'),
    retentionUntil: timestamp('retentionUntil'),
    created: timestamp('created'),
    verificationMethod: { '@id': `${vocabulary}verificationMethod`, '@type': '@id' },
    redactedLeaves: { '@id': `${vocabulary}redactedLeaves`, '@type': '@json' },
    leafSalts: { '@id': `${vocabulary}leafSalts`, '@type': '@json' },
  };
}

function termOf(iri: string, value: unknown) {
  return typeof value === 'object' && value !== null ? { '@id': iri, '@type': '@json' } : iri;
}

/** Anything else (`ex:a`, `a/b`) is left to `@vocab`: as a term it would have to name itself. */
function isPlainTerm(key: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_-]*$/.test(key);
}
