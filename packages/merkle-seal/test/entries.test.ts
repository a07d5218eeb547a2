import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as main from '../src/index.js';
import * as node from '../src/node.js';
import type { Metadata } from '../src/tree/redaction.js';
import { at, ca, caKeyPair, passportDocument, sealKeyPair } from './support/passport.js';
import { deterministicRandom } from './support/deterministic-random.js';
import { flipByte, metadata } from './support/arbitraries.js';

const entries = { main, node };

describe('the entry for Node', () => {
  it('exports what the main entry exports', () => {
    expect(Object.keys(node).sort()).toEqual(Object.keys(main).sort());
  });

  it('carries no elliptic curves of its own', async () => {
    const bundle = await build({
      entryPoints: [fileURLToPath(new URL('../src/node.ts', import.meta.url))],
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
    });
    const inputs = Object.keys(bundle.metafile.inputs);
    expect(inputs.filter((path) => /weierstrass|nist|sha2|pkijs/.test(path))).toEqual([]);
  });

  it('takes a private key of node:crypto', async () => {
    const signer = node.createSealSigner(createPrivateKey(sealKeyPair.privateKeyPem));
    expect(signer.publicKeyPem).toBe(sealKeyPair.publicKeyPem);
    const toy = { category: 'toys' };
    expectSealed(main, await node.sealMetadata(toy, { signer }), toy);
  });

  it.each([
    ['a public key', generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey],
    ['another curve', generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey],
    ['another algorithm', generateKeyPairSync('ed25519').privateKey],
  ])('refuses %s for a signer', (_, key) => {
    expect(() => node.createSealSigner(key)).toThrow(
      expect.objectContaining({ code: 'INVALID_KEY' }),
    );
  });
});

describe('the two entries', () => {
  it('derive the same keys from the same random bytes', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const pair = main.generateSealKeyPair(deterministicRandom(seed));
      expect(node.generateSealKeyPair(deterministicRandom(seed))).toEqual(pair);
      expect(node.createSealSigner(pair.privateKeyPem).publicKeyPem).toBe(pair.publicKeyPem);
    }
  });

  it('seal any metadata alike, and each verifies what the other sealed', async () => {
    await fc.assert(
      fc.asyncProperty(metadata, async (any) => {
        const seals = await Promise.all([sealBy(main, any), sealBy(node, any)]);
        expect(unsigned(seals[0])).toEqual(unsigned(seals[1]));
        expectSealed(node, seals[0], any);
        expectSealed(main, seals[1], any);
      }),
      { numRuns: 40 },
    );
  });

  it('report the same of any document, true or damaged', async () => {
    await fc.assert(
      fc.asyncProperty(
        metadata,
        fc.subarray([...main.MASKABLE_KEYS]),
        fc.option(fc.nat()),
        async (any, maskedKeys, damage) => {
          const seal = await sealBy(node, any);
          const text = JSON.stringify(passportDocument({ seal, metadata: any, maskedKeys }));
          const document = parsed(damage === null ? text : flipByte(text, damage));
          const options = { trustAnchors: [ca.pem], at };
          expect(node.verifySeal(document, options)).toEqual(main.verifySeal(document, options));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('refuse the same private keys', () => {
    const pkcs8 = Buffer.from(
      caKeyPair.privateKeyPem.replace(/-----[A-Z ]+-----|\s/g, ''),
      'base64',
    );
    const scalars = [
      Buffer.alloc(32),
      Buffer.alloc(32, 0xff),
      Buffer.from('ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551', 'hex'),
    ];
    for (const scalar of scalars) {
      const der = Buffer.concat([pkcs8.subarray(0, 36), scalar, pkcs8.subarray(68)]);
      const pem = `-----BEGIN PRIVATE KEY-----\n${der.toString('base64')}\n-----END PRIVATE KEY-----\n`;
      for (const entry of Object.values(entries)) {
        expect(() => entry.createSealSigner(pem)).toThrow(
          expect.objectContaining({ code: 'INVALID_KEY' }),
        );
      }
    }
  });
});

type Entry = typeof main | typeof node;

function sealBy(entry: Entry, any: Metadata): Promise<main.Seal> {
  const signer = entry.createSealSigner(sealKeyPair.privateKeyPem);
  return entry.sealMetadata(any, { signer, randomBytes: deterministicRandom('salts') });
}

function expectSealed(entry: Entry, seal: main.Seal, any: Metadata): void {
  const content = {
    metadata: any,
    leafSalts: seal.leafSalts,
    signature: seal.digitalSeal,
    publicKey: sealKeyPair.publicKeyPem,
  };
  expect(entry.verifySealedContent(content)).toEqual({ verified: true, ...unsigned(seal) });
  const other = entry.generateSealKeyPair().publicKeyPem;
  expect(entry.verifySealedContent({ ...content, publicKey: other })).toMatchObject({
    reason: 'SIGNATURE_MISMATCH',
  });
}

/** The signature of the one is deterministic, that of the other is not. */
function unsigned({ digitalSeal: _, ...rest }: main.Seal): object {
  return rest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Damaged beyond JSON: text is a document of its own kind.
    return text;
  }
}
