import { describe, expect, it } from 'vitest';
import { signByDigitalBazaar, verifyByDigitalBazaar } from '../../test/digitalbazaar.js';
import { generateKeyPair } from '../../test/keys.js';
import { did, passportModel } from '../../test/passport-fixture.js';
import { onEveryRuntime, runtimes } from '../../test/runtimes.js';
import { ecdsaJcs2019Vector } from '../../test/w3c-vectors.js';
import { decodeBase58 } from '../encoding/base58.js';
import { createDidDocument, multikeyMethodId } from '../did/did-document.js';
import { createProductPassportCredential } from '../untp/digital-product-passport.js';
import { createEs256Signer } from '../keys/es256.js';
import { formatMultikey, parseMultikey } from '../did/multikey.js';
import { portableRuntime } from '../runtime/portable-runtime.js';
import type { DataIntegrityProof, ProofOptions } from './data-integrity-proof.js';
import { proofHashData } from './ecdsa-jcs-2019.js';
import { createProof, signDataIntegrity } from './sign-data-integrity.js';
import { verifyDataIntegrity } from './verify-data-integrity.js';

const at = new Date('2026-06-01T00:00:00Z');
const { privateJwk, publicJwk } = generateKeyPair();
const signer = createEs256Signer(privateJwk);
const verificationMethod = multikeyMethodId(did, 1);
const method = { id: verificationMethod, publicKeyMultibase: formatMultikey(publicJwk) };
const resolveDidDocument = () => createDidDocument({ did, keys: [{ keyNumber: 1, publicJwk }] });

const plain = createProductPassportCredential(passportModel());
const credentials: [string, typeof plain][] = [
  ['a passport', plain],
  ['text beyond ASCII', { ...plain, name: 'Zitronengelb \u{1F34B} "\\\n' }],
  ['numbers of each form', { ...plain, figures: [0, -1.5, 1e21, 5e-324, 0.1] } as typeof plain],
  ['members out of order', { ...plain, '€': 1, ä: 2, '\u{1F34B}': 3, '\ufb33': 4 } as typeof plain],
];

describe('Digital Bazaar’s ecdsa-jcs-2019', () => {
  it.each(credentials)('verifies what signDataIntegrity signs: %s', async (_what, credential) => {
    const options = { did, keyNumber: 1, signer, created: at };
    const secured = await signDataIntegrity(credential, options);
    expect(await verifyByDigitalBazaar(secured, method)).toBe(true);
    expect(await verifyByDigitalBazaar({ ...secured, name: 'Other' }, method)).toBe(false);
  });

  it.each(credentials)('signs what verifyDataIntegrity verifies: %s', async (_what, credential) => {
    const secured = await signByDigitalBazaar(credential, { verificationMethod, signer });
    const result = await onEveryRuntime((runtime) =>
      verifyDataIntegrity(secured, { at, runtime, resolveDidDocument }),
    );
    expect(result).toMatchObject({ verified: true, issuer: did, credential });
  });
});

describe.skipIf(!ecdsaJcs2019Vector)(
  'the vector of Data Integrity ECDSA Cryptosuites 1.0 (skipped without ORACLES_DIR)',
  () => {
    const vector = ecdsaJcs2019Vector!;

    it('is reproduced to the byte: both hashes and the signature', async () => {
      const { unsecured, proofOptions } = vector;
      const { '@context': _context, ...options } = proofOptions;
      const hashData = proofHashData(proofOptions, unsecured, portableRuntime);
      expect(Buffer.from(hashData).toString('hex')).toBe(vector.hashData);
      const signing = { signer: vectorSigner(), runtime: portableRuntime };
      const proof = await createProof(unsecured, options as unknown as ProofOptions, signing);
      expect(proof).toEqual({ ...proofOptions, proofValue: vector.proofValue });
      const signature = decodeBase58(vector.proofValue.slice(1));
      expect(Buffer.from(signature!).toString('hex')).toBe(vector.signature);
    });

    it.each(runtimes)(
      'verifies on the %s runtime with the key that its method names',
      async (_name, runtime) => {
        const resolveKey = (proof: DataIntegrityProof) =>
          parseMultikey((proof.verificationMethod as string).split('#')[1]!);
        const result = await verifyDataIntegrity(vector.securedText, { at, runtime, resolveKey });
        expect(result).toMatchObject({ verified: true, credential: vector.unsecured });
      },
    );

    it('does not verify as its issuer’s, whose key it does not name', async () => {
      const publicKey = parseMultikey(vector.keyPair.publicKeyMultibase);
      const result = await verifyDataIntegrity(vector.securedText, { at, publicJwk: publicKey });
      expect(result).toMatchObject({ reason: 'KEY_NOT_OF_ISSUER' });
    });

    /** A secret Multikey: two bytes of multicodec, then 32 of the key. */
    function vectorSigner() {
      const secret = decodeBase58(vector.keyPair.secretKeyMultibase.slice(1))!.subarray(2);
      const d = Buffer.from(secret).toString('base64url');
      return createEs256Signer({ ...parseMultikey(vector.keyPair.publicKeyMultibase), d });
    }
  },
);
