import type { Metadata, Seal } from '@dpp/merkle-seal/node';
import type { Workshop } from './workshop.js';

/** The shape of a signed document, as far as it is forged here. */
interface SignedDocument {
  readonly digitalSeal: string;
  readonly signingPublicKey: string;
  readonly proof: object;
}

/** True metadata under signatures of something else, by another signer, or written in another way. */
export function forgedSignatures(
  workshop: Workshop,
  stranger: Workshop,
  { shown, seal, otherSeal }: { shown: Metadata; seal: Seal; otherSeal: Seal },
): { name: string; value: object }[] {
  const { merkleRoot } = seal;
  const document = workshop.document(seal, shown, seal);
  const signed = (digitalSeal: string) => ({
    ...document,
    digitalSeal,
    proof: { ...document.proof, signatureValue: digitalSeal },
  });
  const messages: readonly [string, string | Uint8Array][] = [
    ['the 32 bytes of the root', Buffer.from(merkleRoot, 'hex')],
    ['the root in upper case', merkleRoot.toUpperCase()],
    ['the root and a line end', `${merkleRoot}\n`],
    ['the root as JSON', JSON.stringify(merkleRoot)],
    ['nothing', ''],
    ['the root of another passport', otherSeal.merkleRoot],
  ];
  const strange = stranger.document(
    { ...seal, digitalSeal: stranger.sign(merkleRoot) },
    shown,
    seal,
  );
  return [
    ...messages.map(([what, message]) => ({
      name: `a signature over ${what}`,
      value: signed(workshop.sign(message)),
    })),
    { name: 'the signature of a stranger', value: signed(stranger.sign(merkleRoot)) },
    { name: 'all of a stranger, whom nobody trusts', value: strange },
    ...mixed(document, strange),
    ...spelled(seal.digitalSeal).map(({ name, text }) => ({ name, value: signed(text) })),
  ];
}

/** Each part of a stranger’s proof in the place of the true one. */
function mixed(
  document: SignedDocument,
  strange: SignedDocument,
): { name: string; value: object }[] {
  const { digitalSeal, signingPublicKey } = strange;
  const proofs = Object.entries(strange.proof)
    .filter(([name]) => ['signatureValue', 'publicKeyPem', 'x5c'].includes(name))
    .map(([name, part]) => ({
      name: `a stranger’s proof.${name}`,
      value: { ...document, proof: { ...document.proof, [name]: part as unknown } },
    }));
  return [
    { name: 'a stranger’s digitalSeal', value: { ...document, digitalSeal } },
    { name: 'a stranger’s signingPublicKey', value: { ...document, signingPublicKey } },
    ...proofs,
    {
      name: 'a stranger’s keys and signatures under the true certificate',
      value: {
        ...strange,
        proof: { ...strange.proof, x5c: (document.proof as { x5c: unknown }).x5c },
      },
    },
  ];
}

/** The true signature in spellings that have to be refused. */
function spelled(digitalSeal: string): { name: string; text: string }[] {
  const der = Buffer.from(digitalSeal, 'base64');
  const base64 = (...parts: readonly (Uint8Array | readonly number[])[]) =>
    Buffer.concat(parts.map((part) => Uint8Array.from(part))).toString('base64');
  return [
    { name: 'a signature with a byte behind it', text: base64(der, [0]) },
    { name: 'a signature with a long length', text: base64([0x30, 0x81], der.subarray(1)) },
    { name: 'a signature as a SET', text: base64([0x31], der.subarray(1)) },
    {
      name: 'a signature with a line end for its padding',
      text: `${digitalSeal.replaceAll('=', '')}\n`,
    },
    { name: 'a signature with a space', text: ` ${digitalSeal}` },
    { name: 'an empty signature', text: '' },
  ];
}
