import { describeReport } from '../src/describe-report.js';
import type { FileReport } from '../src/verify-file.js';

/** The file that was verified, so that a printed report can be matched with it. */
export interface FileIdentity {
  readonly name: string;
  readonly byteLength: number;
  /** SHA-256, 64 lower-case hex digits. */
  readonly digest: string;
}

/** Lays a report out as elements. All text is set as text: it comes from the file. */
export function renderReport(report: FileReport, file: FileIdentity): readonly HTMLElement[] {
  const { headline, facts, notChecked, notCovered } = describeReport(report);
  const verdict = create('h2', headline);
  verdict.className = `verdict ${report.verdict}`;
  return [
    verdict,
    definitions([
      ['File', `${file.name}, ${file.byteLength} bytes`],
      ['SHA-256 of the file', file.digest],
      ...facts,
    ]),
    create('h3', 'Checks'),
    table(report.checks),
    ...list('Not checked', notChecked),
    ...list('Not covered by the seal', notCovered),
  ];
}

function definitions(pairs: readonly (readonly [string, string])[]): HTMLElement {
  const parts = pairs.flatMap(([label, value]) => [create('dt', label), create('dd', value)]);
  return create('dl', ...parts);
}

function table(checks: FileReport['checks']): HTMLElement {
  const head = create(
    'tr',
    ...['Check', 'Outcome', 'Finding'].map((title) => heading(title, 'col')),
  );
  const rows = checks.map(({ name, outcome, message }) =>
    create('tr', heading(name, 'row'), create('td', outcome), create('td', message)),
  );
  return create('table', create('thead', head), create('tbody', ...rows));
}

function heading(text: string, scope: 'col' | 'row'): HTMLElement {
  const cell = create('th', text);
  cell.scope = scope;
  return cell;
}

function list(title: string, lines: readonly string[]): readonly HTMLElement[] {
  if (lines.length === 0) return [];
  return [create('h3', title), create('ul', ...lines.map((line) => create('li', line)))];
}

/** An element with its content, text as text. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: readonly (string | HTMLElement)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}
