import type { AuthoritySource } from '../certificates/authority-source.js';
import { describeReport } from '../report/describe-report.js';
import { printable } from '../report/printable.js';
import type { FileReport } from '../verify/verify-file.js';

/** Lays a report out for a terminal. */
export function formatReport(
  report: FileReport,
  authorities: readonly AuthoritySource[],
  verifierVersion: string,
): string {
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
    ...section(
      'Who sealed it',
      [...described.trust, ['Verifier', verifierVersion] as const].map(labelled),
    ),
    ...section('Checks', checks),
    ...section('Not checked', described.notChecked),
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

/** The report for a program; what would steer a terminal is escaped, and reads the same. */
export function formatJson(
  report: FileReport,
  authorities: readonly AuthoritySource[],
  verifierVersion: string,
): string {
  const { reservations } = describeReport(report, authorities);
  const said = { ...report, reservations, authoritiesGiven: authorities, verifierVersion };
  const json = JSON.stringify(said, null, 2);
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
