import { generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  createProductPassportCredential,
  signCompactJws,
  verifyCompactJws,
  type P256PublicJwk,
  type PassportMetadata,
} from '@dpp/vc';
import { createNodeEs256Signer, nodeRuntime } from '@dpp/vc/node';
import { CompactSign, compactVerify } from 'jose';
import { callsPerSecond, resolvedPerSecond, type Benchmark } from './harness.js';

const { passport } = JSON.parse(
  readFileSync(new URL('../examples/data/battery.json', import.meta.url), 'utf8'),
) as { passport: { metadata: PassportMetadata } };

const did = 'did:web:dpp.example:tenants:acme';
const header = { alg: 'ES256', typ: 'vc+jwt', cty: 'vc', kid: `${did}#key-1` } as const;
const model = {
  id: 'https://dpp.example/credentials/7d0f2c3e',
  did,
  issuerName: 'Acme Batteries',
  productId: '09506000134352',
  idScheme: 'GTIN',
  digitalLinkUri: 'https://dpp.example/01/09506000134352',
  category: 'batteries',
  metadata: passport.metadata,
  facility: { gln: '9506000140445', name: 'Works 1', country: 'PT' },
  economicOperator: { id: 'https://acme.example', name: 'Acme Europe', role: 'MANUFACTURER' },
  validFrom: '2026-02-03T04:05:06.000Z',
  contextUrl: 'https://dpp.example/contexts/vc/v1',
} as const;
const payloads = [
  {
    what: 'a small passport credential',
    size: 'small' as const,
    payload: createProductPassportCredential({
      ...model,
      category: 'textiles',
      metadata: { size: 'M', careInstructions: 'Wash cold' },
    }),
  },
  {
    what: 'a battery passport credential',
    size: 'large' as const,
    payload: createProductPassportCredential(model),
  },
].map(({ what, size, payload }) => ({
  size,
  what: `${what} of ${(JSON.stringify(payload).length / 1000).toFixed(1)} kB`,
  payload,
}));
type Payload = (typeof payloads)[number];

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const publicJwk = publicKey.export({ format: 'jwk' }) as P256PublicJwk;
const runtime = nodeRuntime;
const signer = createNodeEs256Signer(privateKey);
const rounds = 7;

export const vcJwsBenchmark: Benchmark = {
  name: 'vc',
  async run(measure) {
    for (const payload of payloads) {
      await measureSigning(measure, payload);
      await measureVerifying(measure, payload);
    }
  },
};

type Measure = Parameters<Benchmark['run']>[0];

/**
 * Beside bare cryptography the size counts: `JSON.stringify` and `JSON.parse` of the large one take as long as a
 * signature, for any caller. So it is held against all the steps that cannot be left out, too.
 */
const besideBareCryptography = { small: 0.7, large: 0.35 };

async function measureSigning(measure: Measure, { what, payload, size }: Payload) {
  const ours = () => signCompactJws({ header, payload, signer, runtime });
  const jws = await ours();
  const signingInput = Buffer.from(jws.slice(0, jws.lastIndexOf('.')));
  const [headerPart = ''] = jws.split('.', 1);
  const signing = { unit: 'ops/s', rounds, runOurs: () => resolvedPerSecond(ours) } as const;
  await measure({
    ...signing,
    name: `sign ${what} as a compact JWS on Node`,
    peer: 'a bare node:crypto signature of the same bytes',
    atLeast: besideBareCryptography[size],
    runPeer: () => callsPerSecond(() => sign('sha256', signingInput, p1363(privateKey))),
  });
  await measure({
    ...signing,
    name: 'the same',
    peer: 'JSON.stringify, base64url and a node:crypto signature, nothing checked',
    atLeast: 0.85,
    runPeer: () => resolvedPerSecond(() => signUnchecked(headerPart, payload)),
  });
  await measure({
    ...signing,
    name: 'the same',
    peer: 'jose 6, CompactSign',
    atLeast: 2,
    runPeer: () => resolvedPerSecond(() => signByJose(payload)),
  });
}

async function measureVerifying(measure: Measure, { what, payload, size }: Payload) {
  const jws = await signCompactJws({ header, payload, signer, runtime });
  const signingInput = Buffer.from(jws.slice(0, jws.lastIndexOf('.')));
  const signature = Buffer.from(jws.slice(jws.lastIndexOf('.') + 1), 'base64url');
  const verifying = {
    unit: 'ops/s',
    rounds,
    runOurs: () => resolvedPerSecond(() => verifyCompactJws(jws, { publicJwk, runtime })),
  } as const;
  await measure({
    ...verifying,
    name: `verify ${what} on Node, header and payload parsed`,
    peer: 'a bare node:crypto verification of the same bytes',
    atLeast: besideBareCryptography[size],
    runPeer: () =>
      callsPerSecond(() => verify('sha256', signingInput, p1363(publicKey), signature)),
  });
  await measure({
    ...verifying,
    name: 'the same',
    peer: 'base64url, JSON.parse and a node:crypto verification, nothing checked',
    atLeast: 0.6,
    runPeer: () => resolvedPerSecond(() => verifyUnchecked(jws)),
  });
  await measure({
    ...verifying,
    name: 'the same',
    peer: 'jose 6, compactVerify and JSON.parse',
    atLeast: 1.3,
    runPeer: () => resolvedPerSecond(() => verifyByJose(jws)),
  });
}

function p1363(key: KeyObject) {
  return { key, dsaEncoding: 'ieee-p1363' } as const;
}

/** What every signer of a JWS does. */
async function signUnchecked(headerPart: string, payload: object): Promise<string> {
  const text = `${headerPart}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  const signature = await signer.sign(Buffer.from(text));
  return `${text}.${Buffer.from(signature).toString('base64url')}`;
}

/** What every verifier of a JWS does. */
async function verifyUnchecked(jws: string): Promise<unknown> {
  const [headerPart = '', payloadPart = '', signaturePart = ''] = jws.split('.');
  const read = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Readonly<Record<string, unknown>>;
  const [tokenHeader, tokenPayload] = [read(headerPart), read(payloadPart)];
  const signingInput = Buffer.from(`${headerPart}.${payloadPart}`);
  const signature = Buffer.from(signaturePart, 'base64url');
  const isVerified = verify('sha256', signingInput, p1363(publicKey), signature);
  return Promise.resolve(isVerified && { tokenHeader, tokenPayload });
}

function signByJose(payload: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  return new CompactSign(bytes).setProtectedHeader(header).sign(privateKey);
}

async function verifyByJose(jws: string): Promise<unknown> {
  const result = await compactVerify(jws, publicKey);
  return JSON.parse(new TextDecoder().decode(result.payload));
}
