import { documentLeaves } from './document-leaves.js';
import { assertMaskable, REDACTION_PLACEHOLDER, redactMetadata } from '../tree/redaction.js';
import type { SealCrypto } from '../crypto/seal-crypto.js';
import { parseSealedDocument } from './sealed-document.js';

/** Masks keys of a sealed document. Both entries export this under its name. */
export function redactDocument(
  crypto: SealCrypto,
  document: unknown,
  maskedKeys: readonly string[],
): Readonly<Record<string, unknown>> {
  assertMaskable(maskedKeys);
  const sealed = parseSealedDocument(document);
  const { members, metadata, redactedLeaves, leafSalts } = sealed;
  const isMasked = (key: string) =>
    maskedKeys.includes(key) || metadata[key] === REDACTION_PLACEHOLDER;
  const leaves = documentLeaves(crypto, sealed).filter(({ key }) => isMasked(key));
  const mask = maskedKeys.map((key) => [key, REDACTION_PLACEHOLDER] as const);
  return {
    ...members,
    ...Object.fromEntries(mask),
    metadata: redactMetadata(metadata, maskedKeys),
    proof: {
      ...(members.proof as object),
      redactedLeaves: {
        ...redactedLeaves,
        ...Object.fromEntries(leaves.map(({ key, hash }) => [key, hash])),
      },
      leafSalts: Object.fromEntries(Object.entries(leafSalts).filter(([key]) => !isMasked(key))),
    },
  };
}
