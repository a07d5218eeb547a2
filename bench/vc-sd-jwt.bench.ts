import { createHash, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc';
import {
  createPassportSdJwtInput,
  createProductPassportCredential,
  issueSdJwtVc,
  verifySdJwtVc,
  type P256PublicJwk,
} from '@dpp/vc';
import { nodeRuntime } from '@dpp/vc/node';
import type { Benchmark } from './harness.js';

const { passport } = JSON.parse(
  readFileSync(new URL('../examples/data/battery.json', import.meta.url), 'utf8'),
) as { passport: { metadata: Record<string, unknown> } };

const did = 'did:web:dpp.example:tenants:acme';
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const publicJwk = publicKey.export({ format: 'jwk' }) as P256PublicJwk;
const signingKey = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
const verifyingKey = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
const at = new Date('2026-06-01T00:00:00Z');

/** A battery passport with every characteristic in a disclosure of its own. */
const input = createPassportSdJwtInput(
  createProductPassportCredential({
    id: 'https://dpp.example/credentials/7d0f2c3e',
    did,
    issuerName: 'Acme',
    productId: '09506000142364',
    idScheme: 'GTIN',
    digitalLinkUri: 'https://dpp.example/01/09506000142364',
    category: 'batteries',
    metadata: passport.metadata,
    facility: { gln: '9506000140445', name: 'Plant 1', country: 'PT' },
    economicOperator: { id: 'https://acme.example', name: 'Acme Europe', role: 'MANUFACTURER' },
    validFrom: '2026-02-03T04:05:06.000Z',
    contextUrl: 'https://dpp.example/contexts/vc/v1',
  }),
  { vct: 'https://dpp.example/vct/dpp/v1' },
);
const signer = { sign: (message: Uint8Array) => sign('sha256', message, signingKey) };
const issueOurs = () => issueSdJwtVc(input, { did, keyNumber: 1, signer, runtime: nodeRuntime });

/** The peer with the same keys, parsed once, and the same cryptography. */
const peer = new SDJwtVcInstance({
  signAlg: 'ES256',
  hashAlg: 'sha-256',
  hasher: (data) =>
    createHash('sha256')
      .update(typeof data === 'string' ? data : new Uint8Array(data))
      .digest(),
  saltGenerator: (length) => randomBytes(length).toString('base64url'),
  signer: (data) => sign('sha256', Buffer.from(data), signingKey).toString('base64url'),
  verifier: (data, signature) =>
    verify('sha256', Buffer.from(data), verifyingKey, Buffer.from(signature, 'base64url')),
});
const peerClaims = input.claims as Parameters<typeof peer.issue>[0];
const frame = peerFrame();
const issuePeer = () => peer.issue(peerClaims, frame, { header: { kid: `${did}#key-1` } });

/** The same claims to hide, as the peer names them: by their names at each level. */
function peerFrame(): Parameters<typeof peer.issue>[1] {
  const frame: Record<string, unknown> = {};
  for (const path of input.disclosable ?? []) {
    const names = path.map(String);
    const last = names.pop();
    let level = frame;
    for (const name of names) level = (level[name] ??= {}) as Record<string, unknown>;
    ((level['_sd'] ??= []) as unknown[]).push(last);
  }
  return frame as Parameters<typeof peer.issue>[1];
}

export const sdJwtBenchmark: Benchmark = {
  name: 'vc',
  async run(measure) {
    const [ours, theirs] = [await issueOurs(), await issuePeer()];
    const count = ours.split('~').length - 2;
    const options = { at, publicJwk, runtime: nodeRuntime };
    const currentDate = at.getTime() / 1000;
    if (!(await verifySdJwtVc(theirs, options)).verified)
      throw new Error('The two sign differently.');
    await measure({
      name: `issue an SD-JWT VC with ${count} disclosures on Node`,
      unit: 'ops/s',
      peer: '@sd-jwt/sd-jwt-vc 0.19 with node:crypto',
      atLeast: 3.5,
      rounds: 9,
      runOurs: () => ratePerSecond(issueOurs),
      runPeer: () => ratePerSecond(issuePeer),
    });
    await measure({
      name: `verify an SD-JWT VC with ${count} disclosures on Node`,
      unit: 'ops/s',
      peer: '@sd-jwt/sd-jwt-vc 0.19 with node:crypto',
      atLeast: 4.5,
      rounds: 9,
      runOurs: () => ratePerSecond(() => verifySdJwtVc(ours, options)),
      runPeer: () => ratePerSecond(() => peer.verify(theirs, { currentDate })),
    });
  },
};

async function ratePerSecond(call: () => Promise<unknown>): Promise<number> {
  const count = 1000;
  const startedAt = performance.now();
  for (let i = 0; i < count; i++) await call();
  return (count / (performance.now() - startedAt)) * 1000;
}
