import type { EpcisProblem, EpcisProblemCode } from '../error.js';

/** A document of nothing but faults makes an answer of this many, and no more. */
export const maxProblems = 100;

/** The problems found so far, and the place that is being looked at. */
export class Problems {
  readonly found: EpcisProblem[] = [];
  /** The way from the root, so that a pointer costs something only where there is a problem. */
  readonly #steps: (string | number)[] = [];

  get isFull(): boolean {
    return this.found.length >= maxProblems;
  }

  enter(step: string | number): void {
    this.#steps.push(step);
  }

  leave(): void {
    this.#steps.pop();
  }

  /** @param member - Names a member of the place when it is the one at fault. */
  add(code: EpcisProblemCode, message: string, member?: string): void {
    if (this.isFull) return;
    const steps = member === undefined ? this.#steps : [...this.#steps, member];
    this.found.push({ code, pointer: steps.map(pointerStep).join(''), message });
  }
}

function pointerStep(step: string | number): string {
  return `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
