/** A small seeded generator (mulberry32): the same seed, the same inputs on every machine. */
export class Random {
  constructor(private state: number) {}

  /** 0 to 1, without 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  pick<T>(choices: ArrayLike<T>): T {
    return choices[this.integer(0, choices.length - 1)] as T;
  }

  /** Characters of an alphabet. */
  text(alphabet: string, length: number): string {
    return Array.from({ length }, () => this.pick(alphabet)).join('');
  }
}
