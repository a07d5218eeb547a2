import { sixBitsOf } from '../characters/base64url.js';
import { bitsForDigits } from './bit-widths.js';

/** As many bits as a number takes up without loss, in whole characters. */
const maxExactBits = 48;

/**
 * Reads numbers out of base64url, bit by bit. It never throws: what is not there reads as 0, and
 * {@link BitReader.isBroken} says so afterwards.
 */
export class BitReader {
  #position = 0;
  #isBroken = false;
  readonly #length: number;

  /** @param text - base64url. */
  constructor(private readonly text: string) {
    this.#length = text.length * 6;
  }

  /** Bits that are left. */
  get remaining(): number {
    return this.#length - this.#position;
  }

  /** True when more bits were asked for than there are, or a number had too many digits. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Reads up to 48 bits, most significant first. */
  read(count: number): number {
    if (count > this.remaining) {
      this.#isBroken = true;
      return 0;
    }
    let value = 0;
    for (let left = count; left > 0;) {
      const offset = this.#position % 6;
      const taken = Math.min(6 - offset, left);
      const sixBits = sixBitsOf(this.text.charAt((this.#position - offset) / 6));
      const bits = (sixBits >> (6 - offset - taken)) & ((1 << taken) - 1);
      value = value * (1 << taken) + bits;
      this.#position += taken;
      left -= taken;
    }
    return value;
  }

  /** Reads a number of so many digits, with its leading zeros. */
  readDigits(count: number): string {
    const bits = bitsForDigits(count);
    const number = bits <= maxExactBits ? this.read(bits) : this.#readLong(bits);
    const digits = count === 0 && number === 0 ? '' : String(number);
    if (digits.length > count) this.#isBroken = true;
    return digits.padStart(count, '0');
  }

  #readLong(count: number): bigint {
    let value = 0n;
    for (let left = count; left > 0;) {
      const taken = Math.min(left, maxExactBits);
      value = (value << BigInt(taken)) | BigInt(this.read(taken));
      left -= taken;
    }
    return value;
  }
}
