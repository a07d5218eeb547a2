import { describeReport } from '../describe-report.js';
import type { FileReport } from '../verify-file.js';

/** Lays a report out for a terminal. */
export function formatReport(report: FileReport): string {
  const { headline, facts, notChecked, notCovered } = describeReport(report);
  const sections = [
    [headline],
    facts.map(([label, value]) => `${label}: ${value}`),
    [
      'Checks',
      ...report.checks.map(
        ({ name, outcome, message }) => `  ${outcome.padEnd(13)}  ${name.padEnd(16)}  ${message}`,
      ),
    ],
    ['Not checked', ...notChecked.map((line) => `  ${line}`)],
    ['Not covered by the seal', ...notCovered.map((name) => `  ${name}`)],
  ];
  return sections
    .filter((lines) => lines.length > 1 || lines[0] === headline)
    .map((lines) => lines.map((line) => `${printable(line)}\n`).join(''))
    .join('\n');
}

/** The report for a program; what would steer a terminal is escaped, and reads the same. */
export function formatJson(report: FileReport): string {
  const json = JSON.stringify(report, null, 2);
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

/** Names and values come from the file: nothing in them may steer the terminal or reorder its text. */
function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
