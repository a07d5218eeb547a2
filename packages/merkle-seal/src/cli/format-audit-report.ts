import type { FileIdentity } from '../report/file-identity.js';
import { localTime } from '../report/local-time.js';
import { printable } from '../report/printable.js';
import { escapeSteering } from '../report/escape-steering.js';
import type { AuditLogReport } from '../audit-log/verify-audit-log.js';

/** Raised when a member of the report goes, or changes its meaning. */
const REPORT_VERSION = 1;

/** Which file was verified, when, with what, and who gave the keys and heads to judge by. */
export interface AuditReportContext {
  /** Source of each key and of each file of heads: `you, with --key audit.pem`. */
  readonly filledInBy: readonly string[];
  readonly verifierVersion: string;
  readonly file: FileIdentity;
  readonly checkedAt: Date;
}

/** Lays a report out for a terminal: of which log it is first, then the verdict on it. */
export function formatAuditReport(report: AuditLogReport, context: AuditReportContext): string {
  const { filledInBy, verifierVersion, file, checkedAt } = context;
  const statement = statementOf(report);
  const checks = report.checks.map(
    ({ name, outcome, message }) => `${outcome.padEnd(13)}  ${name.padEnd(10)}  ${message}`,
  );
  return [
    ...(statement === undefined ? [] : [`${printable(statement)}\n\n`]),
    `${HEADLINES[report.verdict]}\n`,
    ...section('Who signed it', signedBy(report, filledInBy)),
    ...section('Not covered', report.notCovered),
    ...section('File', [
      `Name: ${file.name}`,
      `Length: ${file.byteLength} bytes`,
      `SHA-256: ${file.sha256}`,
      `Checked: ${localTime(checkedAt)}, by the clock of this device`,
      `Verifier: ${verifierVersion}`,
    ]),
    ...section('Checks', checks),
  ].join('');
}

/**
 * The report for a program and for the files of a reader, as JSON text with a final newline.
 *
 * @see schemas/audit-log-report.schema.json
 */
export function formatAuditReportJson(report: AuditLogReport, context: AuditReportContext): string {
  const { filledInBy, verifierVersion, file, checkedAt } = context;
  const said = {
    type: 'AuditLogReport',
    reportVersion: REPORT_VERSION,
    statement: statementOf(report) ?? null,
    headline: HEADLINES[report.verdict],
    filledInBy,
    file,
    checkedAt: localTime(checkedAt),
    verifierVersion,
    ...report,
  };
  return `${escapeSteering(JSON.stringify(said, null, 2))}\n`;
}

const HEADLINES = {
  passed: 'Passed: these are all entries of the log up to its signed end.',
  failed: 'Failed: do not rely on this file.',
  indeterminate: 'Indeterminate: nothing is wrong, but who signed the end is not established.',
} as const;

function statementOf({ log, verdict }: AuditLogReport): string | undefined {
  if (log === undefined) return undefined;
  const { tenantId, entries, from, to } = log;
  const what = `This file says what was done in workspace ${tenantId}, in ${entries} entries from ${from} to ${to}`;
  return verdict === 'passed'
    ? `${what}, signed by a key of the platform that you trust.`
    : `${what}. That is not established.`;
}

function signedBy({ log }: AuditLogReport, filledInBy: readonly string[]): string[] {
  if (log === undefined) return [];
  const { keyId, keyTrusted, hash } = log;
  return [
    `${keyTrusted ? 'Trusted key' : 'Key in the file, not trusted'}: ${keyId} (SHA-256)`,
    `Filled in by: ${filledInBy.length === 0 ? 'nobody' : filledInBy.join('; ')}`,
    `Hash of the last entry: ${hash}`,
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`\n${title}\n`, ...lines.map((line) => `  ${printable(line)}\n`)];
}
