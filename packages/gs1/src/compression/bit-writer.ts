import { base64url } from '../characters/base64url.js';
import { bitsForDigits } from './bit-widths.js';

/** Writes numbers as base64url, bit by bit. */
export class BitWriter {
  #text = '';
  #pending = 0;
  #pendingCount = 0;

  /** Bits written so far. */
  get length(): number {
    return this.#text.length * 6 + this.#pendingCount;
  }

  /** Writes a number of up to 24 bits, most significant first. */
  write(value: number, count: number): void {
    for (let left = count; left > 0;) {
      const taken = Math.min(6 - this.#pendingCount, left);
      const bits = (value >> (left - taken)) & ((1 << taken) - 1);
      this.#pending = (this.#pending << taken) | bits;
      this.#pendingCount += taken;
      left -= taken;
      if (this.#pendingCount === 6) this.#flush();
    }
  }

  /** Writes digits as one number. */
  writeDigits(digits: string): void {
    const value = BigInt(digits === '' ? '0' : digits);
    for (let left = bitsForDigits(digits.length); left > 0;) {
      const taken = Math.min(left, 24);
      left -= taken;
      this.write(Number((value >> BigInt(left)) & 0xffffffn) & ((1 << taken) - 1), taken);
    }
  }

  /** The characters, the last one filled up with zeros. */
  toString(): string {
    if (this.#pendingCount > 0) this.write(0, 6 - this.#pendingCount);
    return this.#text;
  }

  #flush(): void {
    this.#text += base64url.charAt(this.#pending);
    this.#pending = 0;
    this.#pendingCount = 0;
  }
}
