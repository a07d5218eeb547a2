import type { MetadataValidation } from '../validate-metadata.js';
import type { Position } from './read-documents.js';

/** The verdict on one document of a file. */
export interface DocumentVerdict extends Position, MetadataValidation {
  readonly file: string;
}

/** What there is to say about all documents. */
export interface Summary {
  readonly documents: number;
  readonly valid: number;
  readonly invalid: number;
}

/** Lays a verdict out for a terminal; nothing for one of many without anything to say. */
export function formatVerdict(verdict: DocumentVerdict): string {
  const { file, number, line, valid, errors, warnings } = verdict;
  const isOneOfMany = number !== undefined || line !== undefined;
  if (isOneOfMany && errors.length + warnings.length === 0) return '';
  const place = [
    file,
    ...(number === undefined ? [] : [`document ${number}`]),
    ...(line === undefined ? [] : [`line ${line}`]),
  ].join(', ');
  const items = [
    ...errors.map((item) => ({ kind: 'error  ', ...item })),
    ...warnings.map((item) => ({ kind: 'warning', ...item })),
  ];
  // A message begins with its path.
  const lines = items.map(({ kind, path = '', message, friendlyMessage }) =>
    path === '' || friendlyMessage === undefined
      ? `  ${kind}  ${friendlyMessage ?? message}`
      : `  ${kind}  ${path}: ${friendlyMessage}`,
  );
  return [`${place}: ${valid ? 'valid' : 'not valid'}`, ...lines]
    .map((text) => `${printable(text)}\n`)
    .join('');
}

export function formatSummary({ documents, valid, invalid }: Summary): string {
  return documents <= 1 ? '' : `${documents} documents: ${valid} valid, ${invalid} not valid\n`;
}

/** A value for a program; what would steer a terminal is escaped, and reads the same. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

/** Names and values come from files: nothing in them may steer the terminal or reorder its text. */
export function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
