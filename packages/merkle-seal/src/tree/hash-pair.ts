/** The state that SHA-256 starts from (FIPS 180-4, section 5.3.3). */
// prettier-ignore
const INITIAL_STATE = Int32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
);

/** The constants of its 64 rounds (FIPS 180-4, section 4.2.2). */
// prettier-ignore
const ROUND_CONSTANTS = Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);

const PAIR_WORDS = 16;
/** The byte 01 and two hashes: what FIPS 180-4 calls l, in bits. */
const MESSAGE_BITS = (1 + 64) * 8;

// Overwritten by each pair.
const state = new Int32Array(8);
const firstSchedule = new Int32Array(64);
/** By the byte that the second block begins with: nothing else in it differs from pair to pair. */
const secondSchedules: (Int32Array | undefined)[] = [];

/**
 * Joins two neighbours of a Merkle tree: SHA-256 over the byte 01 and both hashes.
 *
 * A tree of a hundred thousand nodes is as many calls of a library, and calling costs it more than hashing: this is
 * SHA-256 for messages of these 65 bytes, on words that stay where they are. Everything else is hashed by the
 * library.
 *
 * @param words - Hashes, each 8 words, big-endian.
 * @param pairAt - The word that the pair begins at.
 * @param parentAt - The word that the parent is written to; it may lie within the pair.
 * @see FIPS 180-4, section 6.2.2.
 */
export function hashPair(words: Int32Array, pairAt: number, parentAt: number): void {
  // Everything moves by the byte 01 that stands before it, so that the last byte is left for the second block.
  let before = 0x01;
  for (let index = 0; index < PAIR_WORDS; index++) {
    const word = words[pairAt + index] as number;
    firstSchedule[index] = (before << 24) | (word >>> 8);
    before = word;
  }
  expand(firstSchedule);
  compress(INITIAL_STATE, firstSchedule, state, 0);
  compress(state, secondScheduleOf(before & 0xff), words, parentAt);
}

/** One byte of the message, the bit that ends it, zeros, and its length (FIPS 180-4, section 5.1.1). */
function secondScheduleOf(lastByte: number): Int32Array {
  const known = secondSchedules[lastByte];
  if (known) return known;
  const schedule = new Int32Array(64);
  schedule[0] = (lastByte << 24) | (0x80 << 16);
  schedule[15] = MESSAGE_BITS;
  expand(schedule);
  secondSchedules[lastByte] = schedule;
  return schedule;
}

/** Makes 64 words of the first 16. */
function expand(schedule: Int32Array): void {
  for (let t = 16; t < 64; t++) {
    const early = schedule[t - 15] as number;
    const late = schedule[t - 2] as number;
    const sigma0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const sigma1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    schedule[t] = sigma1 + (schedule[t - 7] as number) + sigma0 + (schedule[t - 16] as number);
  }
  for (let t = 0; t < 64; t++)
    schedule[t] = (schedule[t] as number) + (ROUND_CONSTANTS[t] as number);
}

/**
 * The 64 rounds of a block, from one state to the next; the names are those of the standard.
 *
 * @param to - What the state is written to, from the word `at` on.
 */
function compress(from: Int32Array, schedule: Int32Array, to: Int32Array, at: number): void {
  let a = from[0] as number;
  let b = from[1] as number;
  let c = from[2] as number;
  let d = from[3] as number;
  let e = from[4] as number;
  let f = from[5] as number;
  let g = from[6] as number;
  let h = from[7] as number;
  for (let t = 0; t < 64; t++) {
    const sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const t1 = (h + sum1 + (g ^ (e & (f ^ g))) + (schedule[t] as number)) | 0;
    const sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const t2 = (sum0 + ((a & b) | (c & (a | b)))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  to[at] = a + (from[0] as number);
  to[at + 1] = b + (from[1] as number);
  to[at + 2] = c + (from[2] as number);
  to[at + 3] = d + (from[3] as number);
  to[at + 4] = e + (from[4] as number);
  to[at + 5] = f + (from[5] as number);
  to[at + 6] = g + (from[6] as number);
  to[at + 7] = h + (from[7] as number);
}

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
