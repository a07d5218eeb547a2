/** The Bitcoin alphabet, which multibase calls `base58btc`. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const VALUE_OF = new Map([...ALPHABET].map((character, value) => [character, value]));

/** Encodes bytes in base58btc, most significant byte first; each leading zero byte becomes a `1`. */
export function encodeBase58(bytes: Uint8Array): string {
  let value = 0n;
  for (const byte of bytes) value = value * 256n + BigInt(byte);
  let text = '';
  for (; value > 0n; value /= 58n) text = ALPHABET.charAt(Number(value % 58n)) + text;
  return '1'.repeat(leadingZeros(bytes)) + text;
}

/**
 * Decodes base58btc. The work grows with the square of the length: bound it before calling.
 *
 * @returns The bytes, or `undefined` if a character is not of the alphabet.
 */
export function decodeBase58(text: string): Uint8Array | undefined {
  let value = 0n;
  const digits: number[] = [];
  for (const character of text) {
    const digit = VALUE_OF.get(character);
    if (digit === undefined) return undefined;
    digits.push(digit);
    value = value * 58n + BigInt(digit);
  }
  const bytes: number[] = [];
  for (; value > 0n; value /= 256n) bytes.push(Number(value % 256n));
  const padding = new Array<number>(leadingZeros(digits)).fill(0);
  return Uint8Array.from([...padding, ...bytes.reverse()]);
}

function leadingZeros(numbers: Iterable<number>): number {
  let count = 0;
  for (const number of numbers) {
    if (number !== 0) break;
    count++;
  }
  return count;
}
