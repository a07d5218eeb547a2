import type { JsonObject } from '../jws/compact-jws.js';

/** What a proof says about itself; all of it is signed. */
export interface ProofOptions {
  readonly type: 'DataIntegrityProof';
  readonly cryptosuite: 'ecdsa-jcs-2019';
  /** Absolute id of the key, `<did>#<fragment>`. */
  readonly verificationMethod: string;
  readonly proofPurpose: 'assertionMethod';
  /** When it was signed, an XML Schema `dateTimeStamp`. */
  readonly created?: string;
  /** The moment from which the proof counts no more, an XML Schema `dateTimeStamp`. */
  readonly expires?: string;
  /** Certificates of the key, base64 DER, leaf first. */
  readonly x5c?: readonly string[];
  /** The contexts of the document, or the first of them. */
  readonly '@context'?: unknown;
}

/** A verification method that is written into the proof, with the certificates of its key. */
export interface CertifiedMethod {
  readonly id?: string;
  /** Base64 DER, leaf first. */
  readonly x5c: readonly string[];
}

/**
 * An embedded proof (Data Integrity 1.0 section 2.1). Members beyond the named ones are possible, and signed
 * with the others.
 */
export interface DataIntegrityProof extends Omit<ProofOptions, 'verificationMethod'> {
  /** The id of the key. An object with certificates is taken by a `resolveKey` of the caller alone. */
  readonly verificationMethod: string | CertifiedMethod;
  /** `z`, then base58btc of r and s, 32 bytes each. */
  readonly proofValue: string;
}

/** A credential with its proof inside. */
export type SecuredCredential<Credential extends object = JsonObject> = Credential & {
  readonly proof: DataIntegrityProof & { readonly verificationMethod: string };
};
