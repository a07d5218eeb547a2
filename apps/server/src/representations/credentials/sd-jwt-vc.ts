import { createPassportSdJwtInput, issueSdJwtVc, type ProductPassportCredential } from '@dpp/vc';
import { nodeRuntime } from '@dpp/vc/node';
import type { CredentialKey } from './passport-credential.js';

/** The `vct` of passports: where the metadata of their type are served, frozen with its number. */
export function credentialTypeUrl(baseUrl: string): string {
  return `${baseUrl}/vct/dpp/v1`;
}

/** The credential as an SD-JWT VC with all its disclosures (RFC 9901, 4): who holds it keeps back what it likes. */
export function toSdJwtVc(
  credential: ProductPassportCredential,
  { baseUrl, did, keyNumber, es256Signer: signer }: CredentialKey,
): Promise<string> {
  const input = createPassportSdJwtInput(credential, { vct: credentialTypeUrl(baseUrl) });
  return issueSdJwtVc(input, { did, keyNumber, signer, runtime: nodeRuntime });
}
