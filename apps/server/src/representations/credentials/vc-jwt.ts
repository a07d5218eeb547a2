import { signVcJwt, type ProductPassportCredential } from '@dpp/vc';
import { nodeRuntime } from '@dpp/vc/node';
import type { CredentialKey } from './passport-credential.js';

/** The credential as an enveloping one: a compact JWS (VC-JOSE-COSE 3.1). */
export function toVcJwt(
  credential: ProductPassportCredential,
  { did, keyNumber, es256Signer: signer }: CredentialKey,
): Promise<string> {
  return signVcJwt(credential, { did, keyNumber, signer, runtime: nodeRuntime });
}
