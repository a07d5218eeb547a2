import type { Edition } from '../metamodel/editions.js';
import type { EnvironmentProblem } from '../metamodel/problem-list.js';

/** The verdict on one file. */
export interface FileVerdict {
  readonly file: string;
  /** Null for a file that is too large to be checked. */
  readonly valid: boolean | null;
  /** The editions that take it; of an invalid one, the edition that the problems are in. */
  readonly editions: readonly Edition[];
  readonly problems: readonly EnvironmentProblem[];
  /** All of them, also those that are not listed. */
  readonly problemCount: number;
}

/** Lays a verdict out for a terminal. */
export function formatVerdict(verdict: FileVerdict): string {
  const { file, problems, problemCount } = verdict;
  const unlisted = problemCount - problems.length;
  return [
    `${file}: ${summaryOf(verdict)}`,
    ...problems.map(({ path, message }) => `  ${path === '' ? '' : `${path}  `}${message}`),
    ...(unlisted > 0 ? [`  and ${unlisted} more`] : []),
  ]
    .map((line) => `${printable(line)}\n`)
    .join('');
}

function summaryOf({ valid, editions }: FileVerdict): string {
  if (valid === null) return 'not checked, too large';
  const named = editions.length === 0 ? '' : ` (AAS ${editions.join(', ')})`;
  return `${valid ? 'valid' : 'not valid'}${named}`;
}

/** The verdicts for a program; what would steer a terminal is escaped, and reads the same. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value).replace(unprintableInJson, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

/** Names come from files: nothing in them may steer the terminal or reorder its text. */
export function printable(text: string): string {
  return text.replace(
    unprintable,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** JSON has escaped what is below U+0020. */
const unprintableInJson = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;
