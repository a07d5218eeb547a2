import type { AuthoritySource } from '../src/authority-source.js';
import { describeReport } from '../src/describe-report.js';
import { printable } from '../src/printable.js';
import type { FileReport } from '../src/verify-file.js';

/** The file that was verified, so that a printed report can be matched with it. */
export interface FileIdentity {
  readonly name: string;
  readonly byteLength: number;
  /** SHA-256, 64 lower-case hex digits. */
  readonly digest: string;
}

/** Lays a report out as elements. All text is set as text: it comes from the file. */
export function renderReport(
  report: FileReport,
  authorities: readonly AuthoritySource[],
  file: FileIdentity,
): readonly HTMLElement[] {
  const described = describeReport(report, authorities);
  const verdict = create('h2', described.headline);
  verdict.className = `verdict ${described.tone}`;
  return [
    verdict,
    ...described.reservations.map(reservation),
    ...section('Product', definitions(described.product)),
    ...section(described.entriesTitle, definitions(described.entries)),
    ...section('Not covered by the seal', list(described.notCovered)),
    ...section(
      'Who sealed it',
      definitions([
        ...described.trust,
        ['File', `${file.name}, ${file.byteLength} bytes`],
        ['SHA-256 of the file', file.digest],
      ]),
    ),
    ...section('Checks', table(report.checks)),
    ...section('Not checked', list(described.notChecked)),
  ];
}

function reservation(sentence: string): HTMLElement {
  const paragraph = create('p', sentence);
  paragraph.className = 'reservation';
  return paragraph;
}

/** A title and its content; neither where there is nothing to tell. */
function section(title: string, content: HTMLElement): readonly HTMLElement[] {
  return content.childElementCount > 0 ? [create('h3', title), content] : [];
}

function definitions(pairs: readonly (readonly [string, string])[]): HTMLElement {
  return create(
    'dl',
    ...pairs.map(([label, value]) => create('div', create('dt', label), create('dd', value))),
  );
}

function table(checks: FileReport['checks']): HTMLElement {
  const head = create(
    'tr',
    ...['Check', 'Outcome', 'Finding'].map((title) => heading(title, 'col')),
  );
  const rows = checks.map(({ name, outcome, message }) => {
    const cell = create('td', outcome);
    cell.className = outcome;
    return create('tr', heading(name, 'row'), cell, create('td', message));
  });
  const made = create('table', create('thead', head), create('tbody', ...rows));
  // A narrow page lays rows out as grids, which ends what their tags alone say they are.
  for (const [selector, role] of TABLE_ROLES) {
    made.querySelectorAll(selector).forEach((part) => part.setAttribute('role', role));
  }
  made.setAttribute('role', 'table');
  return made;
}

const TABLE_ROLES = [
  ['thead, tbody', 'rowgroup'],
  ['tr', 'row'],
  ['thead th', 'columnheader'],
  ['tbody th', 'rowheader'],
  ['td', 'cell'],
] as const;

function heading(text: string, scope: 'col' | 'row'): HTMLElement {
  const cell = create('th', text);
  cell.scope = scope;
  return cell;
}

function list(lines: readonly string[]): HTMLElement {
  return create('ul', ...lines.map((line) => create('li', line)));
}

/** An element with its content, text as text; nothing in it can reorder the page around it. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: readonly (string | HTMLElement)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.append(...children.map((child) => (typeof child === 'string' ? printable(child) : child)));
  return made;
}
