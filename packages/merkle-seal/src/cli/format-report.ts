import type { AuthoritySource } from '../authority-source.js';
import { describeReport } from '../describe-report.js';
import { printable } from '../printable.js';
import type { FileReport } from '../verify-file.js';

/** Lays a report out for a terminal. */
export function formatReport(report: FileReport, authorities: readonly AuthoritySource[]): string {
  const described = describeReport(report, authorities);
  const checks = report.checks.map(
    ({ name, outcome, message }) => `${outcome.padEnd(13)}  ${name.padEnd(16)}  ${message}`,
  );
  return [
    `${described.headline}\n`,
    ...described.reservations.map((sentence) => `! ${printable(sentence)}\n`),
    ...section('Product', described.product.map(labelled)),
    ...section(described.entriesTitle, described.entries.map(labelled)),
    ...section('Not covered by the seal', described.notCovered),
    ...section('Who sealed it', described.trust.map(labelled)),
    ...section('Checks', checks),
    ...section('Not checked', described.notChecked),
  ].join('');
}

function labelled([label, value]: readonly [string, string]): string {
  return `${label}: ${value}`;
}

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`\n${title}\n`, ...lines.map((line) => `  ${printable(line)}\n`)];
}

/** The report for a program; what would steer a terminal is escaped, and reads the same. */
export function formatJson(report: FileReport, authorities: readonly AuthoritySource[]): string {
  const { reservations } = describeReport(report, authorities);
  const json = JSON.stringify({ ...report, reservations, authoritiesGiven: authorities }, null, 2);
  const escaped = json.replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) =>
      escapeOf(character.charCodeAt(index)),
    ).join(''),
  );
  return `${escaped}\n`;
}

function escapeOf(codeUnit: number): string {
  return `\\u${codeUnit.toString(16).padStart(4, '0')}`;
}
