import type { EpcisProblem, EpcisProblemCode } from '../error.js';

/** A document of nothing but faults makes an answer of this many, and no more. */
export const maxProblems = 100;

/** Looks at one value and adds what is wrong with it. */
export type Check = (value: unknown, problems: Problems) => void;

/** The problems found so far, each with the way to it from the value that is being looked at. */
export class Problems {
  readonly found: EpcisProblem[] = [];

  get isFull(): boolean {
    return this.found.length >= maxProblems;
  }

  /** @param member - Names a member of the value when it is the one at fault. */
  add(code: EpcisProblemCode, message: string, member?: string): void {
    if (this.isFull) return;
    this.found.push({ code, pointer: member === undefined ? '' : pointerStep(member), message });
  }

  /** Checks what stands a step below the value. A way is made from its end, and only where there is a problem. */
  checkBelow(step: string | number, value: unknown, check: Check): void {
    const before = this.found.length;
    check(value, this);
    if (this.found.length > before) this.#placeBelow(step, before);
  }

  #placeBelow(step: string | number, before: number): void {
    for (const [index, problem] of this.found.entries()) {
      if (index < before) continue;
      this.found[index] = { ...problem, pointer: pointerStep(step) + problem.pointer };
    }
  }
}

function pointerStep(step: string | number): string {
  return `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
