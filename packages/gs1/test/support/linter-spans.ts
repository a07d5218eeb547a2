import type { Linter } from '../../src/linters/linter.js';

/**
 * Runs a linter on a component that stands alone and amid other text, which has to make no difference.
 *
 * @returns What it refuses as its code and the component with the span marked `12«ab»34`; `undefined`
 * when it refuses nothing.
 */
export function refusalOf(linter: Linter, component: string): [string, string] | undefined {
  const alone = run(linter, '', component, '');
  for (const around of ['0', '9', 'A', '-', '=', '%', '/']) {
    const amid = run(linter, around + around, component, around + around);
    if (String(amid) !== String(alone)) {
      throw new Error(`Amid "${around}" the linter says ${String(amid)}, alone ${String(alone)}.`);
    }
  }
  return alone;
}

/** The component of a marked one: without its `«` and `»`. */
export function unmarked(component: string): string {
  return component.replace('«', '').replace('»', '');
}

function run(
  linter: Linter,
  before: string,
  component: string,
  after: string,
): [string, string] | undefined {
  const start = before.length;
  const end = start + component.length;
  const refusal = linter(before + component + after, start, end);
  if (!refusal) return undefined;
  const [from, to] = [refusal.start - start, refusal.end - start];
  if (from < 0 || to < from || to > component.length) throw new Error('The span leaves the text.');
  return [
    refusal.code,
    `${component.slice(0, from)}«${component.slice(from, to)}»${component.slice(to)}`,
  ];
}
