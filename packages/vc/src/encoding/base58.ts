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
  const groups = text.length > LONGEST_TEXT ? undefined : groupsOf(text);
  if (!groups) return undefined;
  const bytes = bytesOf(convertBase(groups, GROUP_BASE, WORD_BASE));
  let ones = 0;
  while (text[ones] === '1') ones++;
  if (ones === 0) return bytes;
  const padded = new Uint8Array(ones + bytes.length);
  padded.set(bytes, ones);
  return padded;
}

/** Rewrites a number. Digits come in most significant first and leave least significant first. */
function convertBase(digits: Uint32Array, from: number, to: number): Uint32Array {
  // 58^5 is less than the square of 2^16: no number needs more than twice as many digits.
  const converted = new Uint32Array(2 * digits.length);
  let length = 0;
  for (const digit of digits) {
    let carry = digit;
    for (let i = 0; i < length; i++) {
      const value = (converted[i] as number) * from + carry;
      carry = Math.floor(value / to);
      converted[i] = value - carry * to;
    }
    for (; carry > 0; carry = Math.floor(carry / to)) converted[length++] = carry % to;
  }
  return converted.subarray(0, length);
}

/** The bytes in pairs, big endian; of an odd number the first one stands alone. */
function wordsOf(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array(Math.ceil(bytes.length / 2));
  for (let end = bytes.length, i = words.length - 1; i >= 0; i--, end -= 2) {
    words[i] = ((bytes[end - 2] ?? 0) << 8) | (bytes[end - 1] as number);
  }
  return words;
}

/** Undoes {@link wordsOf} for words that come least significant first, without zeros in front. */
function bytesOf(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(2 * words.length);
  for (let index = 0, end = bytes.length; end > 0; index++, end -= 2) {
    const word = words[index] as number;
    bytes[end - 2] = word >> 8;
    bytes[end - 1] = word & 255;
  }
  return bytes[0] === 0 ? bytes.subarray(1) : bytes;
}

function digitsOf(group: number): string {
  let text = '';
  for (let rest = group, i = 0; i < GROUP; i++) {
    const next = Math.floor(rest / 58);
    text = ALPHABET.charAt(rest - next * 58) + text;
    rest = next;
  }
  return text;
}

/** The text in fives, counted from its end; `undefined` if a character is not of the alphabet. */
function groupsOf(text: string): Uint32Array | undefined {
  const groups = new Uint32Array(Math.ceil(text.length / GROUP));
  const shift = groups.length * GROUP - text.length;
  for (let i = 0; i < text.length; i++) {
    const value = VALUE_OF[text.charCodeAt(i)] ?? NOT_A_DIGIT;
    if (value === NOT_A_DIGIT) return undefined;
    const index = Math.floor((i + shift) / GROUP);
    groups[index] = (groups[index] as number) * 58 + value;
  }
  return groups;
}
