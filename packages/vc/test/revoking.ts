import type { DidDocument } from '../src/did/did-document.js';

/** The document after its controller has revoked every key of it. */
export function revoking(document: DidDocument, at: Date): DidDocument {
  const revoked = at.toISOString();
  const methods = document.verificationMethod.map((method) => ({ ...method, revoked }));
  return { ...document, verificationMethod: methods };
}
