import { concatBytes } from '@noble/hashes/utils.js';
import { DerTag } from './der.js';

/** Encodes one element: tag, the shortest length, contents one after the other. */
export function encodeDer(tag: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const content = concatBytes(...contents);
  return concatBytes(Uint8Array.of(tag), encodeLength(content.length), content);
}

/** Encodes a non-negative INTEGER, given most significant byte first. */
export function encodeUnsignedInteger(bytes: Uint8Array): Uint8Array {
  const start = bytes.findIndex((byte) => byte !== 0);
  const digits = start < 0 ? Uint8Array.of(0) : bytes.subarray(start);
  const sign = (digits[0] ?? 0) >= 0x80 ? Uint8Array.of(0) : new Uint8Array();
  return encodeDer(DerTag.INTEGER, sign, digits);
}

function encodeLength(length: number): Uint8Array {
  if (length < 0x80) return Uint8Array.of(length);
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.of(0x80 | bytes.length, ...bytes);
}
