import { MerkleSealError } from '@dpp/merkle-seal';
import type { IssuedCredential } from '../enveloped/vc-jwt.js';
import { isCredential, issuerOf } from '../data-model/credential-form.js';
import type { JsonObject } from '../jws/compact-jws.js';
import { parseDateTimeStamp } from '../data-model/date-time-stamp.js';
import { multikeyMethodId } from '../did/did-document.js';
import { VcError } from '../error.js';
import type { Es256Signer } from '../keys/es256.js';
import { requireEs256Signature } from '../keys/es256-signature.js';
import { webRuntime } from '../runtime/web-runtime.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';
import type {
  DataIntegrityProof,
  ProofOptions,
  SecuredCredential,
} from './data-integrity-proof.js';
import { encodeProofValue, proofHashData } from './ecdsa-jcs-2019.js';

/** Who signs, and when. */
export interface SignDataIntegrityOptions {
  /** Must be the credential's issuer. */
  readonly did: string;
  /** The number of the key in the DID document: 1 for `#key-1-multikey`. */
  readonly keyNumber: number;
  /** Signs with that key. */
  readonly signer: Es256Signer;
  /** Written in whole seconds. Default: the proof does not say when it was made. */
  readonly created?: Date;
  /** From then on the proof counts no more; written in whole seconds. Default: never. */
  readonly expires?: Date;
  /**
   * Certificates of the key, base64 DER, leaf first, for verifiers who know an authority and not the issuer. The
   * proof covers them; they are not checked here. Default: none.
   */
  readonly x5c?: readonly string[];
  /** Default `webRuntime`. */
  readonly runtime?: VcRuntime | undefined;
}

/**
 * Signs a credential with an embedded `DataIntegrityProof` of the cryptosuite `ecdsa-jcs-2019`. The proof
 * carries the contexts of the credential, and names the key in its Multikey form.
 *
 * @returns The credential with a `proof` as its last member. The one passed in stays as it is.
 * @throws {@link VcError} `ISSUER_MISMATCH` if the credential names another issuer, `NOT_A_CREDENTIAL` if it is
 * none of the VC Data Model 2.0, `ALREADY_SECURED` if it has a proof, `NOT_JSON` if JSON cannot carry all of
 * it, `INVALID_DATE`, and `INVALID_SIGNATURE` if the signer does not return 64 bytes.
 * @see Data Integrity 1.0 section 4.2; Data Integrity ECDSA Cryptosuites 1.0 section 3.3.1.
 */
export async function signDataIntegrity<Credential extends IssuedCredential>(
  credential: Credential,
  { did, keyNumber, signer, created, expires, x5c, runtime = webRuntime }: SignDataIntegrityOptions,
): Promise<SecuredCredential<Credential>> {
  assertSignable(credential as unknown as JsonObject, did);
  const options: ProofOptions = {
    type: 'DataIntegrityProof',
    cryptosuite: 'ecdsa-jcs-2019',
    ...(created && { created: formatSeconds(created) }),
    ...(expires && { expires: formatSeconds(expires) }),
    verificationMethod: multikeyMethodId(did, keyNumber),
    proofPurpose: 'assertionMethod',
    ...(x5c && { x5c: [...x5c] }),
  };
  const proof = await createProof(credential, options, { signer, runtime });
  return { ...credential, proof: { ...proof, verificationMethod: options.verificationMethod } };
}

/**
 * Makes the proof of a document, and takes over its contexts (Data Integrity ECDSA Cryptosuites 1.0 section 3.3.1).
 * The options are the caller's to get right.
 */
export async function createProof(
  document: object,
  options: ProofOptions,
  { signer, runtime }: { readonly signer: Es256Signer; readonly runtime: VcRuntime },
): Promise<DataIntegrityProof> {
  const { '@context': context } = document as { '@context'?: unknown };
  const proofOptions = context === undefined ? options : { ...options, '@context': context };
  const hashData = hashSignable(proofOptions, document, runtime);
  const signature = requireEs256Signature(await signer.sign(hashData));
  return { ...proofOptions, proofValue: encodeProofValue(signature) };
}

function assertSignable(credential: JsonObject, did: string): void {
  if (issuerOf(credential) !== did) {
    throw new VcError('ISSUER_MISMATCH', 'The credential names another issuer.');
  }
  if (!isCredential(credential)) {
    throw new VcError('NOT_A_CREDENTIAL', 'Not a credential of the VC Data Model 2.0.');
  }
  if ('proof' in credential) {
    throw new VcError('ALREADY_SECURED', 'The credential has a proof already.');
  }
}

/** To the second: that is how most implementations write it, and every reader understands it. */
function formatSeconds(date: Date): string {
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString().replace(/\.\d+Z$/, 'Z');
  // Years beyond 9999 have a sign, which a verifier would refuse.
  if (parseDateTimeStamp(text) !== undefined) return text;
  throw new VcError('INVALID_DATE', 'A time of the proof is no date.');
}

function hashSignable(options: object, document: object, runtime: VcRuntime): Uint8Array {
  try {
    return proofHashData(options, document, runtime);
  } catch (cause) {
    if (!(cause instanceof MerkleSealError)) throw cause;
    throw new VcError('NOT_JSON', 'JSON cannot carry all of the credential.', { cause });
  }
}
