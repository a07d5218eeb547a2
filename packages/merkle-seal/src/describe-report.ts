import type { FileReport } from './verify-file.js';

/** A report in words, for a terminal or a page to lay out. Values come from the file: show them as text. */
export interface ReportDescription {
  readonly headline: string;
  /** What is known of the seal: label and value. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** What this verification did not look at, or could not tell: one sentence each. */
  readonly notChecked: readonly string[];
  /** Parts of the file that the seal says nothing about. */
  readonly notCovered: readonly string[];
}

/** Says what a report means, and what it does not. */
export function describeReport(report: FileReport): ReportDescription {
  if (report.kind === 'unreadable') {
    return {
      headline: HEADLINES.failed,
      facts: [],
      notChecked: ['Everything: the text cannot be read in one way only.'],
      notCovered: [],
    };
  }
  return {
    headline: HEADLINES[report.verdict],
    facts: [...factsOf(report)],
    notChecked: [...notCheckedBy(report)],
    notCovered: report.notCovered,
  };
}

const HEADLINES = {
  passed: 'Passed: this is what the named signer sealed.',
  failed: 'Failed: do not rely on this file.',
  indeterminate: 'Indeterminate: nothing is wrong, but who sealed it could not be established.',
} as const;

const KINDS = {
  document: 'passport document',
  bundle: 'audit bundle',
  leafProof: 'proof of one entry',
} as const;

type ReadableReport = Exclude<FileReport, { kind: 'unreadable' }>;

function* factsOf(report: ReadableReport): Iterable<readonly [string, string]> {
  const { judgedAt, signer, timestamp, merkleRoot } = report;
  yield ['Kind of file', KINDS[report.kind]];
  if (signer) {
    yield ['Sealed by', signer.subject];
    yield ['Certified by', signer.issuer];
    yield ['Certificate valid', `${signer.validFrom} to ${signer.validTo}`];
  }
  if (timestamp) yield ['Time-stamp', `${timestamp.genTime} by ${timestamp.authority.subject}`];
  const source = judgedAt.source === 'timestamp' ? 'the time-stamp' : 'whoever verifies';
  yield ['Certificates judged at', `${judgedAt.instant}, from ${source}`];
  if (merkleRoot !== undefined) yield ['Merkle root', merkleRoot];
  if (report.kind === 'leafProof') {
    if (report.entry) yield [`Entry “${report.entry.key}”`, JSON.stringify(report.entry.value)];
    return;
  }
  yield [
    'Product id',
    report.productBound ? 'sealed, as gtin or grai' : 'not sealed: no sealed entry repeats it',
  ];
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
