import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import * as cryptosuite from '@digitalbazaar/ecdsa-jcs-2019-cryptosuite';
import type { Es256Signer } from '../src/keys/es256.js';

interface PeerSigner {
  readonly verificationMethod: string;
  readonly signer: Es256Signer;
}

/** Secures a document by the implementation of Digital Bazaar, which changes nothing but its own copy. */
export async function signByDigitalBazaar(
  document: object,
  { verificationMethod: id, signer }: PeerSigner,
): Promise<Record<string, unknown>> {
  const suite = new DataIntegrityProof({
    cryptosuite: cryptosuite.createSignCryptosuite(),
    date: '2026-02-03T04:05:06Z',
    signer: {
      id,
      algorithm: 'P-256',
      sign: ({ data }) => Promise.resolve(signer.sign(data)),
    },
  });
  const purpose = { update: (proof: object) => ({ ...proof, proofPurpose: 'assertionMethod' }) };
  return { ...document, proof: await suite.createProof({ document: { ...document }, purpose }) };
}

/** True when the implementation of Digital Bazaar verifies a secured document under a Multikey. */
export async function verifyByDigitalBazaar(
  secured: object,
  method: { readonly id: string; readonly publicKeyMultibase: string },
): Promise<boolean> {
  const { proof, ...document } = secured as { readonly proof?: object };
  const suite = new DataIntegrityProof({ cryptosuite: cryptosuite.createVerifyCryptosuite() });
  const { verified } = await suite.verifyProof({
    document,
    proof: { ...proof },
    documentLoader: () => Promise.resolve({ document: { type: 'Multikey', ...method } }),
  });
  return verified;
}
