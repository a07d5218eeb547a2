import { createHash, verify } from 'node:crypto';
import canonicalize from 'canonicalize';
import { describe, expect, it } from 'vitest';
import { leavesOf } from '../src/tree/leaf.js';
import { nobleCrypto } from '../src/crypto/noble-crypto.js';
import {
  entryNode,
  merkleRoot,
  verifyLeaf,
  verifySeal,
  verifySealedContent,
} from '../src/portable.js';
import * as node from '../src/node.js';
import type { LeafReport } from '../src/verify/verify-leaf.js';
import type { SealReport } from '../src/verify/verify-seal.js';
import type { Metadata } from '../src/tree/redaction.js';
import { buildContentVectors } from './support/build-content-vectors.js';
import { buildLeafProofVectors } from './support/build-leaf-proof-vectors.js';
import { buildDocumentVectors } from './support/build-document-vectors.js';
import type { PatchOperation } from './support/build-document-vectors.js';
import contents from './vectors/seal-contents.json' with { type: 'json' };
import leafProofs from './vectors/seal-leaf-proofs.json' with { type: 'json' };
import documents from './vectors/seal-documents.json' with { type: 'json' };

describe('the published content vectors', () => {
  it('cover single, even and odd trees', () => {
    const sizes = contents.sealed.map(({ metadata }) => Object.keys(metadata).length);
    expect(sizes).toEqual(expect.arrayContaining([1, 2, 3, 7]));
  });

  it.each(contents.sealed)('hold for this implementation: $name', (vector) => {
    const leaves = leavesOf(nobleCrypto, vector.metadata, vector.leafSalts);
    expect(Object.fromEntries(leaves.map(({ key, hash }) => [key, hash]))).toEqual(
      vector.leafHashes,
    );
    const nodes = leaves.map(({ key, hash }) => entryNode(key, hash));
    expect(nodes).toEqual(
      Object.keys(vector.metadata)
        .sort()
        .map((key) => entryNodesOf(vector)[key]),
    );
    expect(merkleRoot(nodes)).toBe(vector.merkleRoot);
    const { metadata, leafSalts, merkleRoot: root, digitalSeal: signature } = vector;
    const publicKey = contents.keyPair.publicKeyPem;
    expect(
      verifySealedContent({ metadata, leafSalts, merkleRoot: root, signature, publicKey }),
    ).toMatchObject({ verified: true, merkleRoot: root });
  });

  it.each(contents.sealed)('hold for other code altogether: $name', (vector) => {
    const salts: Readonly<Record<string, string>> = vector.leafSalts;
    const metadata = vector.metadata as unknown as Metadata;
    const nodes = Object.keys(metadata)
      .sort()
      .map((key) => {
        const salt = salts[key];
        const preimage = canonicalize([key, metadata[key], ...(salt ? [salt] : [])]);
        expect((vector.preimages as Record<string, string>)[key]).toBe(preimage);
        const leaf = sha256(Buffer.from([0]), Buffer.from(preimage!));
        return sha256(Buffer.from([2]), leaf, Buffer.from(key));
      });
    expect(rootOf(nodes).toString('hex')).toBe(vector.merkleRoot);
    const signature = Buffer.from(vector.digitalSeal, 'base64');
    const message = Buffer.from(vector.merkleRoot);
    expect(verify('sha256', message, contents.keyPair.publicKeyPem, signature)).toBe(true);
  });
});

describe('the published document vectors', () => {
  it('refuse more than they accept', () => {
    const refusals = documents.cases.filter(({ verdict }) => verdict === 'failed');
    expect(refusals.length).toBeGreaterThan(documents.cases.length / 2);
  });

  it.each(documents.cases)('$verdict: $name', (vector) => {
    const document = patched(documents.documents[vector.document as 'public'], vector);
    const options = {
      trustAnchors: documents.trustAnchors[vector.trustAnchors as 'ca'],
      at: new Date(vector.at ?? documents.at),
    };
    expectOutcome(verifySeal(document, options), vector);
    expectOutcome(node.verifySeal(document, options), vector);
  });
});

describe('the published vectors of leaf proofs', () => {
  it('refuse more than they accept', () => {
    const refusals = leafProofs.cases.filter(({ verdict }) => verdict === 'failed');
    expect(refusals.length).toBeGreaterThan(leafProofs.cases.length / 2);
  });

  it.each(leafProofs.cases)('$verdict: $name', (vector) => {
    const proof = patched(leafProofs.documents[vector.document as 'plain'], vector);
    const options = {
      trustAnchors: leafProofs.trustAnchors[vector.trustAnchors as 'ca'],
      at: new Date(vector.at ?? leafProofs.at),
    };
    expectOutcome(verifyLeaf(proof, options), vector);
    expectOutcome(node.verifyLeaf(proof, options), vector);
  });
});

describe('the generator of the vectors', () => {
  it('still makes the committed files', async () => {
    expect(JSON.parse(JSON.stringify(await buildContentVectors()))).toEqual(contents);
    expect(JSON.parse(JSON.stringify(await buildDocumentVectors()))).toEqual(documents);
    expect(JSON.parse(JSON.stringify(await buildLeafProofVectors()))).toEqual(leafProofs);
  });
});

function entryNodesOf(vector: { readonly entryNodes: unknown }): Record<string, string> {
  return vector.entryNodes as Record<string, string>;
}

interface Outcome {
  readonly verdict: string;
  readonly notPassed: readonly string[];
}

function expectOutcome(report: SealReport | LeafReport, { verdict, notPassed }: Outcome): void {
  const open = [...report.checks].filter(
    ({ outcome }) => outcome === 'failed' || outcome === 'indeterminate',
  );
  expect({ verdict: report.verdict, notPassed: open.map(({ name }) => name) }).toEqual({
    verdict,
    notPassed,
  });
}

function patched(base: unknown, { patch }: { readonly patch: unknown }): unknown {
  const document: unknown = structuredClone(base);
  for (const operation of patch as PatchOperation[]) applyPatch(document, operation);
  return document;
}

/** RFC 6902 for members and list elements that exist; enough for these vectors. */
function applyPatch(document: unknown, { op, path, value }: PatchOperation): void {
  const names = path.split('/').slice(1);
  const last = names.pop()!;
  const parent = names.reduce<unknown>(
    (node, name) => (node as Record<string, unknown>)[name],
    document,
  ) as Record<string, unknown>;
  expect(last in parent).toBe(op !== 'add');
  if (op === 'remove') delete parent[last];
  else parent[last] = value;
}

function rootOf(nodes: readonly Buffer[]): Buffer {
  if (nodes.length === 1) return nodes[0]!;
  const split = 2 ** Math.ceil(Math.log2(nodes.length) - 1);
  const halves = [rootOf(nodes.slice(0, split)), rootOf(nodes.slice(split))];
  return sha256(Buffer.from([1]), ...halves);
}

function sha256(...parts: readonly Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(parts)).digest();
}
