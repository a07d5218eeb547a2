import type { AuthoritySource } from '../certificates/authority-source.js';
import { describeContent, describeUncovered } from './describe-content.js';
import type { Fact } from './describe-content.js';
import { isSameName } from '../certificates/signer-name.js';
import { englishVerifierTexts, ownTexts, putIn } from './english-texts.js';
import type { FileReport, ReadableReport } from '../verify/verify-file.js';
import { describeStatement } from './describe-statement.js';
import { judgeReport, type Judgement } from './judge-report.js';
import type { OtherFile } from '../document/not-a-document.js';

/** A report in words, for a terminal or a page to lay out. Values come from the file: show them as text. */
export interface ReportDescription {
  /** `reserved`: passed, or nothing wrong, but `reservations` or a missing authority keep it from being good. */
  readonly tone: 'good' | 'reserved' | 'bad';
  /** One sentence on the product that the file speaks of and its signer; undefined where nothing can be read. */
  readonly statement: string | undefined;
  /** The verdict, and the sentence that the page of the verifier says. */
  readonly headline: string;
  /** The name of that sentence. */
  readonly finding: Judgement['sentence'];
  /** What a reader must weigh before relying on a file that passed: whole sentences. */
  readonly reservations: readonly string[];
  /** Which product the file is about. */
  readonly product: readonly Fact[];
  /** What the entries are to this verdict. */
  readonly entriesTitle: string;
  /** The sealed entries with a shown value: key and value. */
  readonly entries: readonly Fact[];
  /** What the seal says nothing about, with the values in the file: one sentence each. */
  readonly notCovered: readonly string[];
  /** The same of members that only programs read. */
  readonly technical: readonly string[];
  /** The signer, the time, and the authority that vouches for them. */
  readonly trust: readonly Fact[];
  /** What this verification did not look at, or could not tell: one sentence each. */
  readonly notChecked: readonly string[];
}

/** Says what a report means, and what it does not. `authorities` are those it was made with. */
export function describeReport(
  report: FileReport,
  authorities: readonly AuthoritySource[],
): ReportDescription {
  const judgement = judgeReport(report, { authorities });
  const said = {
    statement: describeStatement(report, judgement),
    headline: headlineOf(report, judgement),
    finding: judgement.sentence,
  };
  if (report.kind === 'unreadable') {
    return {
      tone: 'bad',
      ...said,
      reservations: [],
      product: [],
      entriesTitle: ENTRIES_TITLES.failed,
      entries: [],
      notCovered: [],
      technical: [],
      trust: [],
      notChecked: [whyUnread(report.looksLike)],
    };
  }
  const reservations = [...reservationsOn(report, authorities)];
  const isReserved = report.verdict === 'passed' && reservations.length > 0;
  return {
    tone: isReserved ? 'reserved' : TONES[report.verdict],
    ...said,
    reservations,
    ...describeContent(report),
    entriesTitle: ENTRIES_TITLES[report.verdict],
    ...describeUncovered(report),
    trust: [...trustOf(report, authorities)],
    notChecked: [...notCheckedBy(report)],
  };
}

/** The words of programs before the sentence for people. */
function headlineOf(report: FileReport, { state, sentence, names }: Judgement): string {
  const { words, verdict } = englishVerifierTexts;
  const word = report.verdict === 'passed' ? words[state] : WORDS[report.verdict];
  return `${word}: ${putIn(verdict[sentence], names)}`;
}

const WORDS = { failed: 'Failed', indeterminate: 'Indeterminate' } as const;

/** Says why nothing of a file was checked, and where one with a seal is to be had. */
function whyUnread(looksLike: OtherFile | undefined): string {
  if (looksLike === undefined) return 'Everything: the text cannot be read in one way only.';
  const { start } = englishVerifierTexts;
  return `${start[looksLike]}: ${putIn(start[`${looksLike}Do`], ownTexts(englishVerifierTexts))}`;
}

const TONES = { passed: 'good', failed: 'bad', indeterminate: 'reserved' } as const;

const ENTRIES_TITLES = {
  passed: 'What was sealed',
  failed: 'What the file says: none of it is established',
  indeterminate: 'What was sealed, by somebody who is not established',
} as const;

const KINDS = {
  document: 'passport document',
  bundle: 'audit bundle',
  leafProof: 'proof of one entry',
} as const;

/**
 * What could make a passed verdict say more than it does: an authority that was not chosen, a name that is not
 * sealed.
 */
function* reservationsOn(
  report: ReadableReport,
  authorities: readonly AuthoritySource[],
): Iterable<string> {
  if (report.verdict !== 'passed') return;
  const authority = sourceOf(report, authorities);
  if (authority?.isUnconfirmed) {
    yield `The trusted authority was filled in by ${authority.filledInBy}: that may be the very party whose seals you verify. Compare its fingerprint with one that you know from elsewhere: ${authority.fingerprint}.`;
  }
  if (report.kind === 'leafProof') return;
  const { operatorName } = report.content;
  const signer = report.signer?.organization;
  if (operatorName === undefined || isSameName(operatorName, signer)) return;
  const named = signer === undefined ? 'names no organization' : `is of “${signer}”`;
  yield `The document names “${operatorName}” as economic operator, but the certificate of its seal ${named}. No seal covers the operator: anybody could have written that name.`;
}

function sourceOf(
  { trustAnchor }: ReadableReport,
  authorities: readonly AuthoritySource[],
): AuthoritySource | undefined {
  return authorities.find(({ fingerprint }) => fingerprint === trustAnchor?.fingerprint);
}

function* trustOf(report: ReadableReport, authorities: readonly AuthoritySource[]): Iterable<Fact> {
  const { judgedAt, signer, timestamp, merkleRoot } = report;
  yield ['Kind of file', KINDS[report.kind]];
  if (signer) {
    yield [report.verdict === 'failed' ? 'Certificate of' : 'Sealed by', signer.subject];
    yield ['Certified by', signer.issuer];
    yield ['Certificate valid', `${signer.validFrom} to ${signer.validTo}`];
  }
  const source = sourceOf(report, authorities);
  // What vouches for nothing here is shown too: it is what the verdict was reached with.
  for (const one of source ? [source] : authorities) {
    yield [source ? 'Trusted authority' : 'Authority given, which does not vouch', one.subject];
    yield ['Its SHA-256 fingerprint', one.fingerprint];
    yield ['Filled in by', one.filledInBy];
  }
  if (timestamp) yield ['Time-stamp', `${timestamp.genTime} by ${timestamp.authority.subject}`];
  const judge = judgedAt.source === 'timestamp' ? 'the time-stamp' : 'whoever verifies';
  yield ['Certificates judged at', `${judgedAt.instant}, from ${judge}`];
  if (merkleRoot !== undefined) yield ['Merkle root', merkleRoot];
  if (!('authorities' in report)) return;
  for (const { subject, trusted } of report.authorities) {
    const why = trusted ? 'trusted by you' : 'not trusted for being in the bundle';
    yield ['Certificate in the bundle', `${subject}: ${why}`];
  }
}

function* notCheckedBy(report: ReadableReport): Iterable<string> {
  const outcomes = new Map(report.checks.map(({ name, outcome }) => [name as string, outcome]));
  if (report.verdict === 'indeterminate') {
    yield 'Who sealed it: give the certificate of a seal authority that you trust.';
  }
  if (outcomes.get('timestamp') === 'indeterminate') {
    yield 'When it was sealed: the time-stamp was not evaluated to the end.';
  }
  if (outcomes.get('timestamp') === 'skipped') {
    yield 'When it was sealed: no time-stamp was judged.';
  }
  if (report.kind !== 'leafProof' && report.maskedKeys.length > 0) {
    yield `The values of masked entries: ${report.maskedKeys.join(', ')}.`;
  }
  yield 'Whether a certificate was revoked.';
  yield 'Whether the issuer has published a later version, or withdrawn this one.';
  yield 'Whether what the passport says is true.';
}
