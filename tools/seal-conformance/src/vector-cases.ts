import { readFileSync } from 'node:fs';

const vectors = new URL('../../../packages/merkle-seal/test/vectors/', import.meta.url);

/** A question to the second verifier, and the answer that the published vectors give. */
export interface VectorCase {
  readonly name: string;
  readonly question: Readonly<Record<string, unknown>>;
  readonly expected: unknown;
}

/** Every published vector but those of time-stamps. */
export function vectorCases(): readonly VectorCase[] {
  return [
    ...verdictCases('seal-documents.json', 'document'),
    ...verdictCases('seal-leaf-proofs.json', 'leafProof'),
    ...auditLogVectors(),
    ...contentCases(),
    ...ecdsaCases(),
    ...canonicalCases(),
    ...numberCases(),
    ...treeCases(),
  ];
}

interface VerdictVectors {
  readonly at: string;
  readonly trustAnchors: Readonly<Record<string, readonly string[]>>;
  readonly documents: Readonly<Record<string, object>>;
  readonly cases: readonly {
    readonly name: string;
    readonly document: string;
    readonly patch: readonly PatchOperation[];
    readonly trustAnchors: string;
    readonly at?: string;
    readonly verdict: string;
    readonly notPassed: readonly string[];
  }[];
}

interface PatchOperation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value?: unknown;
}

function verdictCases(file: string, kind: string): VectorCase[] {
  const { cases, ...given } = readVectors<VerdictVectors>(file);
  return cases.map(({ name, document, patch, trustAnchors, at, verdict, notPassed }) => ({
    name,
    question: {
      kind,
      text: JSON.stringify(patched(given.documents[document], patch)),
      trustAnchors: given.trustAnchors[trustAnchors],
      at: at ?? given.at,
    },
    expected: { verdict, notPassed },
  }));
}

function patched(base: unknown, patch: readonly PatchOperation[]): unknown {
  const document: unknown = structuredClone(base);
  for (const { op, path, value } of patch) {
    const names = path.split('/').slice(1);
    const last = names.pop() ?? '';
    const parent = names.reduce((node, name) => (node as never)[name], document) as Record<
      string,
      unknown
    >;
    if (op === 'remove') Reflect.deleteProperty(parent, last);
    else parent[last] = value;
  }
  return document;
}

function auditLogVectors(): VectorCase[] {
  const { lines, keys, cases } = readVectors<{
    lines: readonly string[];
    keys: Readonly<Record<string, readonly string[]>>;
    cases: readonly {
      name: string;
      lines: readonly (number | string)[];
      trustedKeys: string;
      keptHeads: readonly object[];
      verdict: string;
      notPassed: readonly string[];
    }[];
  }>('audit-logs.json');
  return cases.map(({ name, lines: shown, trustedKeys, keptHeads, verdict, notPassed }) => ({
    name: `audit log: ${name}`,
    question: {
      kind: 'auditLog',
      text: shown.map((line) => `${typeof line === 'number' ? lines[line] : line}\n`).join(''),
      trustedKeys: keys[trustedKeys],
      keptHeads,
    },
    expected: { verdict, notPassed },
  }));
}

function contentCases(): VectorCase[] {
  const { sealed } = readVectors<{
    sealed: readonly {
      name: string;
      metadata: object;
      leafSalts: object;
      leafHashes: object;
      merkleRoot: string;
    }[];
  }>('seal-contents.json');
  return sealed.map(({ name, metadata, leafSalts, leafHashes, merkleRoot }) => ({
    name,
    question: { kind: 'content', text: JSON.stringify(metadata), leafSalts },
    expected: { leaves: leafHashes, root: merkleRoot },
  }));
}

function ecdsaCases(): VectorCase[] {
  const { publicKeys, tests } = readVectors<{
    publicKeys: Readonly<Record<string, string>>;
    tests: readonly {
      tcId: number;
      comment: string;
      publicKey: string;
      msg: string;
      sig: string;
      result: string;
    }[];
  }>('wycheproof-ecdsa-p256-sha256.json');
  return tests.map(({ tcId, comment, publicKey, msg, sig, result }) => ({
    name: `Wycheproof ${tcId}: ${comment}`,
    question: { kind: 'ecdsa', point: publicKeys[publicKey], msg, sig },
    expected: { result },
  }));
}

function canonicalCases(): VectorCase[] {
  const { documents, testdata } = readVectors<{
    documents: readonly { input: string; utf8Hex: string }[];
    testdata: { documents: readonly { input: string; utf8Hex: string }[] };
  }>('rfc8785.json');
  return [...documents, ...testdata.documents].map(({ input, utf8Hex }) => ({
    name: `canonical form of ${input}`,
    question: { kind: 'canonical', text: input },
    expected: { utf8Hex },
  }));
}

function numberCases(): VectorCase[] {
  const { cases } = readVectors<{
    cases: readonly { text: string; canonical: string | null }[];
  }>('numbers.json');
  return cases.map(({ text, canonical }) => ({
    name: `the number ${text}`,
    question: { kind: 'number', text },
    expected: { canonical },
  }));
}

function treeCases(): VectorCase[] {
  const { leafInputs, roots } = readVectors<{
    leafInputs: readonly string[];
    roots: readonly string[];
  }>('rfc6962-trees.json');
  return roots.map((root, index) => ({
    name: `tree of ${index + 1} leaves`,
    question: { kind: 'tree', inputs: leafInputs.slice(0, index + 1) },
    expected: { root },
  }));
}

/** One file of the published vectors. */
export function readVectors<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, vectors), 'utf8')) as T;
}
