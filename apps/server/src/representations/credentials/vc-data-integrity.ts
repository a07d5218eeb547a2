import { signDataIntegrity, type ProductPassportCredential } from '@dpp/vc';
import { nodeRuntime } from '@dpp/vc/node';
import type { CredentialKey } from './passport-credential.js';

/** The credential with an embedded `ecdsa-jcs-2019` proof (Data Integrity ECDSA Cryptosuites 1.0, 3.3). */
export async function toVcDataIntegrity(
  credential: ProductPassportCredential,
  { did, keyNumber, es256Signer: signer, at: created }: CredentialKey,
): Promise<string> {
  const options = { did, keyNumber, signer, created, runtime: nodeRuntime };
  return JSON.stringify(await signDataIntegrity(credential, options));
}
