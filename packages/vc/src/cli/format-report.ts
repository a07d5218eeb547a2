import type { CredentialReport } from '../verification/verify-credential.js';
import { printable, printableJson } from './printable.js';

const HEADLINES = {
  passed: 'Passed: the issuer named below has signed this credential, and it counts.',
  failed: 'Failed: do not rely on this credential.',
  indeterminate: 'Indeterminate: nothing failed, but not everything could be checked.',
} as const;

/** Lays a report out for a terminal. */
export function formatReport({
  verdict,
  form,
  envelope,
  checks,
  credential,
  issuer,
}: CredentialReport): string {
  const lines = checks.map(({ name, outcome, reason, message }) => {
    const code = reason === undefined ? '' : ` (${reason})`;
    return `${outcome.padEnd(7)}  ${name.padEnd(15)}  ${message}${code}`;
  });
  const signed = [
    `form: ${form}`,
    ...(envelope === undefined
      ? []
      : [`taken out of: ${envelope}, whose own proof is not checked`]),
    ...(issuer === undefined ? [] : [`issuer: ${issuer}`]),
    ...labelled('id', credential?.['id']),
    ...labelled('name', credential?.['name']),
  ];
  return [
    `${HEADLINES[verdict]}\n`,
    '\nCredential\n',
    ...signed.map(indented),
    '\nChecks\n',
    ...lines.map(indented),
  ].join('');
}

function labelled(label: string, value: unknown): string[] {
  return typeof value === 'string' ? [`${label}: ${value}`] : [];
}

function indented(line: string): string {
  return `  ${printable(line)}\n`;
}

/** The same of several, each behind its number. */
export function formatReports(reports: readonly CredentialReport[]): string {
  return reports
    .map((report, index) => `${index + 1} of ${reports.length}. ${formatReport(report)}`)
    .join('\n');
}

/** The report, or the reports, for a program; what would steer a terminal is escaped, and reads the same. */
export function formatJson(report: CredentialReport | readonly CredentialReport[]): string {
  return `${printableJson(JSON.stringify(report, null, 2))}\n`;
}
