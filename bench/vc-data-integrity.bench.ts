import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import {
  createSignCryptosuite,
  createVerifyCryptosuite,
} from '@digitalbazaar/ecdsa-jcs-2019-cryptosuite';
import * as ecdsaMultikey from '@digitalbazaar/ecdsa-multikey';
import {
  createDidDocument,
  createProductPassportCredential,
  multikeyMethodId,
  signDataIntegrity,
  verifyDataIntegrity,
  type Es256Signer,
  type P256PublicJwk,
  type PassportMetadata,
} from '@dpp/vc';
import { nodeRuntime } from '@dpp/vc/node';
import type { Benchmark } from './harness.js';

const did = 'did:web:dpp.example:tenants:acme';
const id = multikeyMethodId(did, 1);
const at = new Date('2026-06-01T00:00:00Z');
const created = new Date('2026-02-03T04:05:06Z');
const peer = '@digitalbazaar/data-integrity with ecdsa-jcs-2019-cryptosuite and ecdsa-multikey';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const publicJwk = publicKey.export({ format: 'jwk' }) as P256PublicJwk;
const signer: Es256Signer = {
  sign: (message) => sign('sha256', message, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
};
const didDocument = createDidDocument({ did, keys: [{ keyNumber: 1, publicJwk }] });
const method = didDocument.verificationMethod.find((one) => one.id === id);

/** A textile passport with all its metadata as a credential, some 3 kB. */
const credential = createProductPassportCredential({
  id: 'https://dpp.example/credentials/1',
  did,
  issuerName: 'Acme',
  productId: '09506000134352',
  idScheme: 'GTIN',
  digitalLinkUri: 'https://dpp.example/01/09506000134352',
  category: 'textiles',
  metadata: readMetadata(),
  facility: { gln: '9506000140445', name: 'Mill 1', country: 'PT' },
  economicOperator: { id: 'operator-1', name: 'Acme', regId: 'PT501234567', role: 'MANUFACTURER' },
  validFrom: '2026-02-03T04:05:06Z',
  contextUrl: 'https://dpp.example/contexts/vc/v1',
});

/** Each side gets the parsed credential, holds its key, and is answered at once when it asks for one. */
export const vcDataIntegrityBenchmark: Benchmark = {
  name: 'vc',
  async run(measure) {
    const secured = await signOurs();
    const signPeer = await peerSign();
    await assertBothVerify(secured);
    await measure({
      name: 'sign a credential with an embedded ecdsa-jcs-2019 proof',
      unit: 'ops/s',
      peer,
      atLeast: 2.3,
      rounds: 9,
      runOurs: () => callsPerSecond(signOurs),
      runPeer: () => callsPerSecond(signPeer),
    });
    await measure({
      name: 'verify an embedded ecdsa-jcs-2019 proof with the key out of a DID document',
      unit: 'ops/s',
      peer,
      atLeast: 7,
      rounds: 9,
      runOurs: () => callsPerSecond(() => verifyOurs(secured)),
      runPeer: () => callsPerSecond(() => verifyPeer(secured)),
    });
  },
};

function readMetadata(): PassportMetadata {
  const file = new URL('../examples/data/textile.json', import.meta.url);
  const { passport } = JSON.parse(readFileSync(file, 'utf8')) as {
    passport: { metadata: PassportMetadata };
  };
  return passport.metadata;
}

function signOurs() {
  return signDataIntegrity(credential, {
    did,
    keyNumber: 1,
    signer,
    created,
    runtime: nodeRuntime,
  });
}

function verifyOurs(secured: object) {
  return verifyDataIntegrity(secured, {
    at,
    runtime: nodeRuntime,
    resolveDidDocument: () => didDocument,
  });
}

async function peerSign(): Promise<() => Promise<object>> {
  const jwk = privateKey.export({ format: 'jwk' });
  const keyPair = await ecdsaMultikey.fromJwk({ jwk, secretKey: true, id, controller: did });
  const suite = new DataIntegrityProof({
    cryptosuite: createSignCryptosuite(),
    signer: keyPair.signer(),
    date: created.toISOString(),
  });
  const purpose = { update: (proof: object) => ({ ...proof, proofPurpose: 'assertionMethod' }) };
  return async () => {
    const document = { ...credential };
    return { ...document, proof: await suite.createProof({ document, purpose }) };
  };
}

/** The suite alone, which is what it is quickest at: no JSON-LD, no purpose, no controller is looked at. */
function verifyPeer(secured: object): Promise<{ verified: boolean }> {
  const { proof, ...document } = secured as { proof: object };
  const suite = new DataIntegrityProof({ cryptosuite: createVerifyCryptosuite() });
  const documentLoader = () => Promise.resolve({ document: method });
  return suite.verifyProof({ document, proof: { ...proof }, documentLoader });
}

async function assertBothVerify(secured: object): Promise<void> {
  const signedByPeer = await (await peerSign())();
  for (const each of [secured, signedByPeer]) {
    const results = await Promise.all([verifyOurs(each), verifyPeer(each)]);
    if (results.some(({ verified }) => !verified)) throw new Error('The two sides disagree.');
  }
}

async function callsPerSecond(call: () => Promise<unknown>): Promise<number> {
  const count = 800;
  const startedAt = performance.now();
  for (let i = 0; i < count; i++) await call();
  return (count / (performance.now() - startedAt)) * 1000;
}
