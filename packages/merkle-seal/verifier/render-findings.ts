import { formatPem } from '../src/encoding/pem.js';
import { decodeBase64 } from '../src/encoding/base64.js';
import { MerkleSealError } from '../src/error.js';
import type { AuthoritySource } from '../src/certificates/authority-source.js';
import type { FileIdentity } from '../src/report/file-identity.js';
import type { FileReport } from '../src/verify/verify-file.js';
import { putIn } from '../src/verifier-texts.js';
import { create, definitions, rowsOf, withClass } from './dom.js';
import { certificatesIn, claimedSigner, type VerifiedFile } from './judge.js';
import { sayMoment, sayNumber, texts, type PublishedDocument } from './published.js';
import { asInFile, isTechnical } from './say-entries.js';
import { verifierVersion } from './version.js';

/** Which file, when and with what: at the foot of the page. */
export function renderIdentity(
  { name, byteLength, sha256 }: FileIdentity,
  checkedAt: Date,
): readonly Element[] {
  const { file } = texts;
  const length = putIn(file.bytes, { value: sayNumber(byteLength) });
  const rows = rowsOf([
    [file.file, `${name}, ${length}`],
    [file.digest, withClass('fp', create('dd', sha256))],
    [file.checked, sayMoment(checkedAt.toISOString(), 'second')],
    [file.verifier, verifierVersion],
  ]);
  rows[1]?.setAttribute('class', 'whole');
  return rows;
}

/** The findings as programs read them, and the parts of the file behind the words of the report. */
export function renderFindings(
  { report, value, authorities }: VerifiedFile,
  published: PublishedDocument | undefined,
): readonly Element[] {
  const { experts } = texts;
  const members = 'content' in report ? report.content.notSealed : [];
  const technical = members.filter(({ name, value: one }) => isTechnical(name) && one !== null);
  const beside = 'notCovered' in report ? report.notCovered.filter(isBeside) : [];
  const rows = [
    ...technical.map((member) => [member.name, asInFile(member.value, 200)] as const),
    ...beside.map((name) => [name, ''] as const),
  ];
  const sealed = 'content' in report ? report.content.sealed : [];
  const asFile = sealed.map((entry) => [entry.name, asInFile(entry.value)] as const);
  return [
    checks(report),
    ...('merkleRoot' in report && report.merkleRoot !== undefined
      ? [section(experts.root, withClass('fp', create('p', report.merkleRoot)))]
      : []),
    ...certificate(value),
    ...given(authorities),
    ...(rows.length > 0 ? [section(experts.technical, definitions('kv', rows))] : []),
    ...(published?.words && asFile.length > 0
      ? [section(experts.asFile, definitions('kv', asFile))]
      : []),
  ];
}

const isBeside = (name: string): boolean => name.startsWith('bundle.');

function certificate(value: unknown): readonly Element[] {
  const signer = claimedSigner(value);
  const [leaf] = certificatesIn(value);
  if (!signer || leaf === undefined) return [];
  const validity = [signer.validFrom, signer.validTo].map((at) => new Date(at).toISOString());
  const lines = [signer.subject, signer.issuer, validity.join(' – ')];
  return [
    section(
      texts.experts.certificate,
      ...lines.map((line) => withClass('note', create('p', line))),
      ...pemOf(leaf),
    ),
  ];
}

/** Each authority that the reader, the host or the file gave, with the word that it rests on. */
function given(authorities: readonly AuthoritySource[]): readonly Element[] {
  if (authorities.length === 0) return [];
  const { who, experts } = texts;
  const list = authorities.map(({ subject, fingerprint, filledInBy }) =>
    create(
      'div',
      create('p', create('strong', subject)),
      withClass('fp', create('p', fingerprint)),
      withClass('note', create('p', `${who.givenBy}: ${filledInBy}`)),
    ),
  );
  return [section(experts.authorities, ...list)];
}

function pemOf(base64: string): readonly HTMLElement[] {
  try {
    const pem = withClass('pem', create('pre'));
    // Line ends of a PEM text are the page's own, and stay.
    pem.textContent = formatPem('CERTIFICATE', decodeBase64(base64));
    pem.tabIndex = 0;
    pem.setAttribute('aria-label', texts.experts.certificate);
    pem.setAttribute('role', 'group');
    return [pem];
  } catch (error) {
    if (error instanceof MerkleSealError) return [];
    throw error;
  }
}

/** The checks as the report for programs names them, in its language. */
function checks(report: FileReport): HTMLElement {
  const { experts } = texts;
  const titles = [experts.check, experts.outcome, experts.finding];
  const head = create('tr', ...titles.map((title) => heading(title, 'col')));
  const rows = report.checks.map(({ name, outcome, message }) => {
    const cell = withClass(outcome, create('td', outcome));
    return create('tr', heading(name, 'row'), cell, create('td', message));
  });
  const body = create('tbody', ...rows);
  body.lang = 'en';
  const table = create('table', create('thead', head), body);
  // A narrow page lays rows out as grids, which ends what their tags alone say they are.
  for (const [selector, role] of TABLE_ROLES) {
    table.querySelectorAll(selector).forEach((one) => one.setAttribute('role', role));
  }
  table.setAttribute('role', 'table');
  return section(experts.checks, withClass('note', create('p', experts.english)), table);
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

function section(title: string, ...content: readonly HTMLElement[]): HTMLElement {
  return create('section', create('h3', title), ...content);
}
