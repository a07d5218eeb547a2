import type { AuthoritySource } from '../src/certificates/authority-source.js';
import { isPlainObject } from '../src/json/canonical-json.js';
import type { ContentEntry } from '../src/document/document-content.js';
import type { ReadableReport } from '../src/verify/verify-file.js';
import { button, create, definitions, sentence, withClass } from './dom.js';
import { authorityOf, commonNameOf, nameOf, type Judgement } from '../src/report/judge-report.js';
import { claimedSigner, type VerifiedFile } from './judge.js';
import {
  labelOf,
  sayMoment,
  texts,
  type PublishedDocument,
  type PublishedWords,
} from './published.js';
import { sign } from './signs.js';
import { isTechnical, sayValue } from './say-entries.js';

/** The surroundings of a report, besides the file. */
export interface ReportContext {
  /** The host's own document where the file is that. */
  readonly published: PublishedDocument | undefined;
  /** Takes the word of a person that a fingerprint is right. */
  readonly confirm: (fingerprint: string) => void;
  /** Certificates that came with the file, each with a button to trust it. */
  readonly offered: HTMLElement;
  /** Saves the report for programs, which a reader can file with the document. */
  readonly saveReport: () => void;
}

/** The sections of the report: statements, signer, time, and the parts that no seal covers. */
export function renderReport(
  file: VerifiedFile,
  { state }: Judgement,
  context: ReportContext,
): readonly Element[] {
  const { report } = file;
  if (report.kind === 'unreadable') return [];
  const holds = state !== 'failed' && state !== 'unsealed';
  return [
    ...statements(report, state, context.published?.words),
    ...(holds ? [create('aside', who(file, report, context), ...when(report))] : []),
    ...(holds ? [uncovered(report)] : []),
    ...(state === 'failed' ? [nothingCovered()] : []),
  ];
}

/** Most statements that are shown before the rest is folded. */
const MOST_SHOWN = 6;
const SHOWN_OF_MORE = 4;

function statements(
  report: ReadableReport,
  state: Judgement['state'],
  words: PublishedWords | undefined,
): readonly Element[] {
  const rows = rowsOfEntries(report, words);
  if (rows.length === 0) return [];
  const title = texts.report[state === 'undecided' ? 'open' : 'sealed'];
  const masked = 'maskedKeys' in report ? report.maskedKeys.map(maskedRow) : [];
  if (state === 'failed' || state === 'unsealed') {
    const hint = state === 'failed' ? texts.report.notEstablished : String(rows.length);
    const all = definitions('said', [...rows, ...masked]);
    return [withClass('folds', create('div', fold('h2', texts.report.claimed, hint, all)))];
  }
  if (rows.length <= MOST_SHOWN) return [part(title, definitions('said', [...rows, ...masked]))];
  const rest = rows.slice(SHOWN_OF_MORE);
  return [
    part(
      title,
      definitions('said', [...rows.slice(0, SHOWN_OF_MORE), ...masked]),
      fold('h3', texts.report.rest, String(rest.length), definitions('said', rest)),
    ),
  ];
}

function rowsOfEntries(report: ReadableReport, words: PublishedWords | undefined) {
  if (report.kind === 'leafProof') {
    const { entry } = report;
    return entry ? [[labelOf(entry.key), sayValue(entry.value, entry.key)] as const] : [];
  }
  // A product is known by its name sooner than by its category.
  const sealed = [...report.content.sealed].sort(
    (one, other) => Number(one.name === 'category') - Number(other.name === 'category'),
  );
  return sealed.map(({ name, value }) => {
    const worded = words && Object.hasOwn(words.entries, name) ? words.entries[name] : undefined;
    return worded ?? ([labelOf(name), sayValue(value, name)] as const);
  });
}

function maskedRow(key: string) {
  const value = withClass('hid', create('dd', sign('lock'), texts.report.notShown));
  return [labelOf(key), value] as const;
}

function who(file: VerifiedFile, report: ReadableReport, context: ReportContext): HTMLElement {
  const { who: said } = texts;
  const { signer } = report;
  const authority = authorityOf(report, file.authorities);
  if (report.verdict !== 'passed' || !signer) {
    const claimed = claimedSigner(file.value);
    return part(
      said.title,
      definitions('said', [
        ...(claimed ? [[said.sealSays, claimed.name] as const] : []),
        ...(claimed ? [[said.issuedBy, commonNameOf(claimed.issuer)] as const] : []),
        [said.givenBy, said.nobody],
      ]),
      context.offered,
    );
  }
  return part(
    said.title,
    definitions('said', [
      [said.sealedBy, nameOf(signer)],
      [said.confirmedBy, commonNameOf(authority?.subject ?? signer.issuer)],
      ...(authority ? [[said.givenBy, authority.filledInBy] as const] : []),
    ]),
    ...(authority ? [fingerprintOf(authority, context)] : []),
  );
}

/** The certificate that was trusted, by its whole name and fingerprint; a button where nobody has confirmed it. */
function fingerprintOf(authority: AuthoritySource, { confirm }: ReportContext): HTMLElement {
  const { who: said, explain } = texts;
  const { subject, fingerprint, isUnconfirmed } = authority;
  const name = create('p', subject);
  name.dir = 'auto';
  return fold(
    'h3',
    said.fingerprint,
    '',
    withClass('note', name),
    withClass('fp', create('p', fingerprint.replaceAll(':', ' '))),
    ...(isUnconfirmed ? [create('p', explain.compare)] : []),
    ...(isUnconfirmed ? [button(said.trust, () => confirm(fingerprint))] : []),
  );
}

function when(report: ReadableReport): readonly Element[] {
  const { timestamp } = report;
  if (timestamp) {
    const authority = commonNameOf(timestamp.authority.subject);
    return [part(texts.when.title, moment(texts.when.stamped, timestamp.genTime, authority))];
  }
  const created = valueOf(report, 'proof.created');
  if (typeof created !== 'string') return [];
  const isUnjudged = report.checks.some(
    ({ name, outcome }) => name === 'timestamp' && outcome === 'indeterminate',
  );
  return [
    part(texts.when.title, moment(isUnjudged ? texts.when.unjudged : texts.when.said, created)),
  ];
}

function moment(text: string, instant: string, authority = ''): HTMLElement {
  return sentence(text, { date: sayMoment(instant), authority });
}

function valueOf(report: ReadableReport, name: string): unknown {
  if (!('content' in report)) return undefined;
  return report.content.notSealed.find((entry) => entry.name === name)?.value;
}

/** The parts that anybody could have written, with their values, and the limits of every check of a file. */
function uncovered(report: ReadableReport): HTMLElement {
  const { report: said } = texts;
  const entries = 'content' in report ? report.content.notSealed : [];
  const sentences = entries
    .filter(({ name, value }) => value !== null && !isTechnical(name))
    .map(sentenceOn);
  return part(
    said.uncovered,
    ...(sentences.length > 0 ? [withClass('dots', create('ul', ...sentences))] : []),
    withClass('note', create('p', said.limits)),
  );
}

/** A whole sentence on a part that no seal covers, with its value. */
function sentenceOn({ name, value }: ContentEntry): HTMLLIElement {
  const { report: said, status } = texts;
  switch (name) {
    case 'productId':
      return sentence(said.unbound, { value: sayValue(value) }, 'li');
    case 'economicOperator':
      return sentence(said.company, { value: sayParty(value) }, 'li');
    case 'manufacturingFacility':
      return sentence(said.facility, { value: sayParty(value) }, 'li');
    case 'status': {
      const known = typeof value === 'string' && Object.hasOwn(status, value);
      const named = known ? status[value as keyof typeof status] : sayValue(value);
      return sentence(said.status, { value: named }, 'li');
    }
    case 'enrichment':
      return create('li', said.presentation);
    default:
      return sentence(said.other, { label: labelOf(name), value: sayValue(value, name) }, 'li');
  }
}

/** Members of a company or place that only programs read. */
const INTERNAL: readonly string[] = ['id', 'role', 'activity'];

/** A company or place: its name, then what identifies it. */
function sayParty(value: unknown): string {
  if (!isPlainObject(value)) return sayValue(value);
  const { name, ...others } = value;
  const shown = Object.entries(others).filter(([key]) => !INTERNAL.includes(key));
  return sayValue({ name: name ?? null, ...Object.fromEntries(shown) });
}

function nothingCovered(): HTMLElement {
  const { report: said } = texts;
  return part(said.uncovered, create('p', said.nothingCovered));
}

/** The file to save, which the reader follows, and the report: the page itself has no way to ask for anything. */
export function renderKeeping({ published, saveReport }: ReportContext): readonly HTMLElement[] {
  const print = button(texts.report.print, () => globalThis.print());
  print.prepend(sign('print'));
  const keep = button(texts.report.saveReport, saveReport);
  keep.prepend(sign('save'));
  const save = create('a', sign('save'), texts.report.save);
  if (published) {
    save.href = published.href;
    save.download = published.name;
  }
  return [...(published ? [withClass('btn', save)] : []), keep, print];
}

function fold(
  heading: 'h2' | 'h3',
  title: string,
  hint: string,
  ...content: readonly HTMLElement[]
): HTMLElement {
  const summary = create('summary', create(heading, title), create('span', hint));
  return withClass('fold', create('details', summary, withClass('in', create('div', ...content))));
}

function part(title: string, ...content: readonly HTMLElement[]): HTMLElement {
  const heading = title === '' ? [] : [create('h2', title)];
  return withClass('part', create('section', ...heading, ...content));
}
