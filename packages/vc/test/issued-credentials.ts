import { signDataIntegrity } from '../src/data-integrity/sign-data-integrity.js';
import { createDidDocument } from '../src/did/did-document.js';
import { createProductPassportCredential } from '../src/untp/digital-product-passport.js';
import type { IssuedCredential } from '../src/enveloped/vc-jwt.js';
import { signVcJwt } from '../src/enveloped/vc-jwt.js';
import { createNodeEs256Signer } from '../src/keys/node-es256-signer.js';
import { issueSdJwtVc } from '../src/sd-jwt/issue-sd-jwt-vc.js';
import { createPassportSdJwtInput } from '../src/sd-jwt/passport-sd-jwt.js';
import { createBitstring, encodeBitstring } from '../src/status/bitstring.js';
import { createStatusListCredential } from '../src/status/bitstring-status-list.js';
import { generateKeyPair } from './keys.js';
import { did, passportModel } from './passport-fixture.js';

/** An issuer with one key, its DID document, a list in which 94,567 is revoked, and a moment when all count. */
export const at = new Date('2026-06-01T00:00:00Z');
export const listUrl = 'https://dpp.example/tenants/acme/status/revocation';
export const revokedIndex = 94_567;
const { privateKey, publicJwk } = generateKeyPair();
const signer = createNodeEs256Signer(privateKey);
export const issuing = { did, keyNumber: 1, signer };
export const didDocument = createDidDocument({ did, keys: [{ keyNumber: 1, publicJwk }] });

/** Knows this issuer only. */
export const resolveDidDocument = (asked: string) => (asked === did ? didDocument : undefined);

export const statusEntry = {
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: 7,
  statusListCredential: listUrl,
} as const;

export const passport = createProductPassportCredential(
  passportModel({ credentialStatus: statusEntry }),
);

/** Signs any credential as `vc+jwt`, as the issuer would. */
export const signed = <Credential extends IssuedCredential>(credential: Credential) =>
  signVcJwt(credential, issuing);

export const list = createStatusListCredential({
  id: listUrl,
  did,
  encodedList: await encodeBitstring(createBitstring({ setIndexes: [revokedIndex] })),
  validFrom: '2026-05-31T00:00:00Z',
});

export const forms = {
  'vc+jwt': await signed(passport),
  'vc+ld+json': JSON.stringify(await signDataIntegrity(passport, issuing)),
  'dc+sd-jwt': await issueSdJwtVc(
    createPassportSdJwtInput(passport, { vct: 'https://dpp.example/vct/dpp/v1' }),
    issuing,
  ),
} as const;
export const signedList = await signed(list);
