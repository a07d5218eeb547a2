import { readVectors, type VectorCase } from './vector-cases.js';

type Pems = readonly string[];

interface TimestampVectors {
  readonly merkleRoot: string;
  readonly trustAnchors: Readonly<Record<string, Pems>>;
  readonly cases: readonly (TimestampVector & {
    readonly trustAnchors: string;
    readonly expected: string;
  })[];
  readonly documentCases: readonly {
    readonly name: string;
    readonly rfc3161: unknown;
    readonly timestampAnchors: string | null;
    readonly at?: string;
    readonly verdict: string;
    readonly notPassed: readonly string[];
  }[];
}

interface TimestampVector {
  readonly name: string;
  readonly token: string;
  readonly merkleRoot?: string;
  readonly certificates?: Pems;
  readonly nonce?: string;
  readonly policies?: readonly string[];
  readonly genTime?: string;
}

interface DocumentVectors {
  readonly at: string;
  readonly trustAnchors: { readonly ca: Pems };
  readonly documents: { readonly public: { readonly proof: object } };
}

/** What SPEC.md makes of an expected answer; the other answers say why a token fails. */
const outcomes: Readonly<Record<string, string>> = {
  verified: 'passed',
  NO_TRUST_ANCHOR: 'indeterminate',
  UNSUPPORTED_ALGORITHM: 'indeterminate',
};

/** Tokens by themselves, and documents that carry them. */
export function timestampCases(): VectorCase[] {
  const vectors = readVectors<TimestampVectors>('timestamps.json');
  const openssl = readVectors<{
    readonly cases: readonly (TimestampVector & { readonly trustAnchors: Pems })[];
  }>('timestamps-openssl.json');
  return [
    ...vectors.cases.map((vector) =>
      tokenCase(
        { merkleRoot: vectors.merkleRoot, ...vector },
        vectors.trustAnchors[vector.trustAnchors] ?? [],
        outcomes[vector.expected] ?? 'failed',
      ),
    ),
    ...openssl.cases.map((vector) =>
      tokenCase({ merkleRoot: vectors.merkleRoot, ...vector }, vector.trustAnchors, 'passed'),
    ),
    ...documentCases(vectors),
  ];
}

function tokenCase(
  { name, genTime, ...vector }: TimestampVector,
  trustAnchors: Pems,
  outcome: string,
): VectorCase {
  const time = outcome === 'passed' && genTime !== undefined ? Date.parse(genTime) : null;
  return {
    name: `time-stamp: ${name}`,
    question: { ...vector, kind: 'timestamp', trustAnchors },
    expected: { outcome, genTime: time },
  };
}

function documentCases({ trustAnchors, documentCases: cases }: TimestampVectors): VectorCase[] {
  const given = readVectors<DocumentVectors>('seal-documents.json');
  const document = given.documents.public;
  return cases.map(({ name, rfc3161, timestampAnchors, at, verdict, notPassed }) => ({
    name: `document with ${name}`,
    question: {
      kind: 'document',
      text: JSON.stringify({ ...document, proof: { ...document.proof, rfc3161 } }),
      trustAnchors: given.trustAnchors.ca,
      at: at ?? given.at,
      timestampAnchors: timestampAnchors === null ? null : trustAnchors[timestampAnchors],
    },
    expected: { verdict, notPassed },
  }));
}
