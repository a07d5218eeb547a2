/** The Bitcoin alphabet, which multibase calls `base58btc`. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** The value of a character by its code; 255 for what is not of the alphabet. */
const VALUE_OF = Uint8Array.from({ length: 128 }, (_, code) =>
  ALPHABET.indexOf(String.fromCharCode(code)),
);
const NOT_A_DIGIT = 255;
/** The work grows with the square of the length; nothing in credentials comes near. */
const LONGEST_TEXT = 256;
/** Digits are calculated five at a time: 58^5 times 2^16 is a whole number that a double holds exactly. */
const GROUP = 5;
const GROUP_BASE = 58 ** GROUP;
const WORD_BASE = 2 ** 16;

/** Encodes bytes in base58btc, most significant byte first; each leading zero byte becomes a `1`. */
export function encodeBase58(bytes: Uint8Array): string {
  const zeros = bytes.findIndex((byte) => byte !== 0);
  if (zeros === -1) return '1'.repeat(bytes.length);
  let text = '';
  for (const group of convertBase(wordsOf(bytes), WORD_BASE, GROUP_BASE)) {
    text = digitsOf(group) + text;
  }
  return '1'.repeat(zeros) + text.replace(/^1+/, '');
}

/**
 * Decodes base58btc. Every text stands for other bytes than every other text.
 *
 * @returns The bytes, or `undefined` if a character is not of the alphabet or the text is longer than 256.
 */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const groups = groupsOf(text);
  if (!groups) return undefined;
  const words = convertBase(groups, GROUP_BASE, WORD_BASE);
  const bytes = words.reverse().flatMap((word) => [word >> 8, word & 255]);
  const start = bytes.findIndex((byte) => byte !== 0);
  const significant = start === -1 ? [] : bytes.slice(start);
  const ones = /^1*/.exec(text)?.[0].length ?? 0;
  const decoded = new Uint8Array(ones + significant.length);
  decoded.set(significant, ones);
  return decoded;
}

/** Rewrites a number. Digits come in most significant first and leave least significant first. */
function convertBase(digits: readonly number[], from: number, to: number): number[] {
  const converted: number[] = [];
  for (const digit of digits) {
    let carry = digit;
    for (let i = 0; i < converted.length; i++) {
      const value = (converted[i] as number) * from + carry;
      carry = Math.floor(value / to);
      converted[i] = value - carry * to;
    }
    for (; carry > 0; carry = Math.floor(carry / to)) converted.push(carry % to);
  }
  return converted;
}

/** The bytes in pairs, big endian; the first pair of an odd number is filled up with zero. */
function wordsOf(bytes: Uint8Array): number[] {
  const words: number[] = [];
  for (let i = bytes.length % 2 === 0 ? 0 : -1; i < bytes.length; i += 2) {
    words.push(((bytes[i] ?? 0) << 8) | (bytes[i + 1] as number));
  }
  return words;
}

function digitsOf(group: number): string {
  let text = '';
  let rest = group;
  for (let i = 0; i < GROUP; i++) {
    text = ALPHABET.charAt(rest % 58) + text;
    rest = Math.floor(rest / 58);
  }
  return text;
}

/** The text in fives; the first of them takes what is left over. */
function groupsOf(text: string): number[] | undefined {
  const groups: number[] = [];
  const lead = text.length % GROUP;
  let group = 0;
  for (let i = 0; i < text.length; i++) {
    const value = VALUE_OF[text.charCodeAt(i)] ?? NOT_A_DIGIT;
    if (value === NOT_A_DIGIT) return undefined;
    group = group * 58 + value;
    if (i % GROUP === (lead + GROUP - 1) % GROUP) {
      groups.push(group);
      group = 0;
    }
  }
  return groups;
}
