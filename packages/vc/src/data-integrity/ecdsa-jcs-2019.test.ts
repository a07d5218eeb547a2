import { describe, expect, it } from 'vitest';
import { encodeBase58 } from '../encoding/base58.js';
import { nodeRuntime } from '../runtime/node-runtime.js';
import { portableRuntime } from '../runtime/portable-runtime.js';
import { decodeProofValue, encodeProofValue, proofHashData } from './ecdsa-jcs-2019.js';

const signature = Uint8Array.from({ length: 64 }, (_, index) => index + 1);
const proofValue = encodeProofValue(signature);

describe('proofHashData', () => {
  it.each([
    ['the proof options', { created: 'b' }, { name: 'c' }],
    ['the document', { created: 'a' }, { name: 'd' }],
  ])('changes in its own half with %s', (what, options, document) => {
    const original = proofHashData({ created: 'a' }, { name: 'c' }, portableRuntime);
    const changed = proofHashData(options, document, portableRuntime);
    const [same, other] = what === 'the document' ? [0, 32] : [32, 0];
    expect(changed.subarray(same, same + 32)).toEqual(original.subarray(same, same + 32));
    expect(changed.subarray(other, other + 32)).not.toEqual(original.subarray(other, other + 32));
  });

  it('is the same on both runtimes and in any order of members', () => {
    const portable = proofHashData({ a: 1, b: '€' }, { c: [], d: null }, portableRuntime);
    expect(proofHashData({ b: '€', a: 1 }, { d: null, c: [] }, nodeRuntime)).toEqual(portable);
  });
});

describe('decodeProofValue', () => {
  it.each([
    ['a signature', signature],
    ['leading zeros', signature.with(0, 0).with(1, 0)],
    ['nothing but zeros', new Uint8Array(64)],
    ['nothing but ones', new Uint8Array(64).fill(255)],
  ])('reads %s back', (_what, bytes) => {
    expect(decodeProofValue(encodeProofValue(bytes))).toEqual(bytes);
  });

  it.each([
    ['nothing', undefined],
    ['a number', 5],
    ['a list', [proofValue]],
    ['an empty text', ''],
    ['a base and nothing else', 'z'],
    ['no base', proofValue.slice(1)],
    ['base64url', `u${Buffer.from(signature).toString('base64url')}`],
    ['hexadecimal digits', `f${Buffer.from(signature).toString('hex')}`],
    ['the base in capitals', `Z${proofValue.slice(1)}`],
    ['63 bytes', `z${encodeBase58(signature.subarray(1))}`],
    ['65 bytes', `z${encodeBase58(Uint8Array.from([...signature, 1]))}`],
    ['a zero more in front', `z1${proofValue.slice(1)}`],
    ['a character outside the alphabet', `${proofValue.slice(0, -1)}0`],
    ['a character outside ASCII', `${proofValue.slice(0, -1)}é`],
    ['a blank at the end', `${proofValue} `],
    ['a line break within', `${proofValue.slice(0, 9)}\n${proofValue.slice(9)}`],
    ['more than 64 bytes in 88 characters', `z${'z'.repeat(88)}`],
    ['a text without end', 'z'.repeat(10_000_000)],
  ])('refuses %s', (_what, text) => {
    expect(decodeProofValue(text)).toBeUndefined();
  });
});
