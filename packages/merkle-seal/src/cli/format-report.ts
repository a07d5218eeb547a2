import { describeReport } from '../report/describe-report.js';
import { localTime } from '../report/local-time.js';
import { printable } from '../report/printable.js';
import type { ReportContext } from '../report/report-json.js';
import type { FileReport } from '../verify/verify-file.js';

/** Lays a report out for a terminal: the product and the statement first, then the verdict on it. */
export function formatReport(
  report: FileReport,
  { authorities, verifierVersion, file, checkedAt }: ReportContext,
): string {
  const described = describeReport(report, authorities);
  const checks = report.checks.map(
    ({ name, outcome, message }) => `${outcome.padEnd(13)}  ${name.padEnd(16)}  ${message}`,
  );
  return [
    ...(described.statement === undefined ? [] : [`${printable(described.statement)}\n\n`]),
    `${printable(described.headline)}\n`,
    ...described.reservations.map((sentence) => `! ${printable(sentence)}\n`),
    ...section('Product', described.product.map(labelled)),
    ...section(described.entriesTitle, described.entries.map(labelled)),
    ...section('Who sealed it', described.trust.map(labelled)),
    ...section('Not covered by the seal', described.notCovered),
    ...section('Not checked', described.notChecked),
    ...section('File', [
      `Name: ${file.name}`,
      `Length: ${file.byteLength} bytes`,
      `SHA-256: ${file.sha256}`,
      `Checked: ${localTime(checkedAt)}, by the clock of this device`,
      `Verifier: ${verifierVersion}`,
    ]),
    ...section('Checks', checks),
    ...section('Technical members, under no seal', described.technical),
  ].join('');
}

function labelled([label, value]: readonly [string, string]): string {
  return `${label}: ${value}`;
}

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`\n${title}\n`, ...lines.map((line) => `  ${printable(line)}\n`)];
}
