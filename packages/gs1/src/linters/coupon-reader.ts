import { refuse, type LinterRefusal } from './linter.js';
import { lintYymmdd } from './yymmdd.js';
import type { Gs1ErrorCode } from '../error.js';

/** A field that starts with one digit for its length. */
export interface LengthIndicator {
  /** The digits that may stand there. */
  readonly indicators: string;
  /** What is added to the digit to get the length. */
  readonly plus: number;
  /** The digit that says that nothing follows. Default: there is none. */
  readonly absent?: string;
}

/** Goes through the digits of a coupon field by field and keeps the first thing that is wrong. */
export class CouponReader {
  readonly #text: string;
  readonly #end: number;
  #position: number;
  #refusal: LinterRefusal | undefined;

  /** @param text - Digits from `start` to `end`. */
  constructor(text: string, start: number, end: number) {
    this.#text = text;
    this.#position = start;
    this.#end = end;
  }

  /** Steps over the digit that announces an optional part, if it is the next one. */
  takes(digit: string): boolean {
    if (this.#refusal || !this.#text.startsWith(digit, this.#position)) return false;
    if (this.#position >= this.#end) return false;
    this.#position++;
    return true;
  }

  /** Reads one digit out of a list. */
  readCode(name: string, codes: string): void {
    if (this.#isAtEnd(name)) return;
    if (!codes.includes(this.#text.charAt(this.#position))) {
      this.#fail('COUPON_INVALID_FIELD', `The ${name} is one of ${codes}.`, this.#position + 1);
    }
    this.#position++;
  }

  /** Reads a field of known length. */
  readFixed(name: string, length: number): void {
    if (this.#isAtEnd(name)) return;
    if (this.#end - this.#position < length) {
      this.#fail('COUPON_FIELD_TRUNCATED', `The ${name} has ${length} digits.`, this.#end);
    }
    this.#position += length;
  }

  /** Reads the digit for the length of a field, and the field. */
  readVariable(name: string, { indicators, plus, absent }: LengthIndicator): void {
    if (this.#isAtEnd(name)) return;
    const indicator = this.#text.charAt(this.#position);
    if (!indicators.includes(indicator)) {
      const message = `The length indicator of the ${name} is one of ${indicators}.`;
      this.#fail('COUPON_INVALID_LENGTH_INDICATOR', message, this.#position + 1);
    }
    this.#position++;
    if (indicator === absent) return;
    this.readFixed(name, Number(indicator) + plus);
  }

  /** Reads a date and gives where it starts. */
  readDate(name: string): number {
    const start = this.#position;
    this.readFixed(name, 6);
    if (!this.#refusal && lintYymmdd(this.#text, start, start + 6)) {
      this.#position = start;
      this.#fail('COUPON_INVALID_FIELD', `There is no such ${name}.`, start + 6);
      this.#position = start + 6;
    }
    return start;
  }

  /** Checks that the date at `first` is not after the one at `last`, which stands before it. */
  checkOrder(first: number, last: number): void {
    if (this.#refusal) return;
    if (this.#text.slice(first, first + 6) <= this.#text.slice(last, last + 6)) return;
    this.#position = last;
    this.#fail('COUPON_DATES_REVERSED', 'The coupon expires before it starts.', first + 6);
  }

  /** Gives the first thing that is wrong; digits that are left over are. */
  finish(): LinterRefusal | undefined {
    if (!this.#refusal && this.#position < this.#end) {
      this.#fail('COUPON_EXCESS_DATA', 'Nothing follows the last field of a coupon.', this.#end);
    }
    return this.#refusal;
  }

  #isAtEnd(name: string): boolean {
    if (this.#refusal) return true;
    if (this.#position < this.#end) return false;
    this.#fail('COUPON_FIELD_MISSING', `The ${name} is missing.`, this.#end);
    return true;
  }

  #fail(code: Gs1ErrorCode, message: string, end: number): void {
    this.#refusal ??= refuse({ code, message }, this.#position, end);
  }
}
