import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createProductPassportCredential } from '../src/index.js';
import { mappingRows, mappingTable, metadataWith } from './mapping.js';
import { passportModel } from './passport-fixture.js';

const mapping = readFileSync(new URL('../MAPPING.md', import.meta.url), 'utf8');

/** The lines of its tables, without the blanks that align their cells. */
const tableLines = mapping
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line.replace(/ +/g, ' ').replace(/-+/g, (dashes) => (dashes.length > 2 ? '-' : dashes)),
  );

function valueAt(subject: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      subject,
    );
}

function subjectOf(metadata: Record<string, unknown>): object {
  return createProductPassportCredential(passportModel({ metadata })).credentialSubject;
}

describe('the table of places in MAPPING.md', () => {
  it('says what the tables of the code say, a row for a row', () => {
    const start = tableLines.indexOf(mappingTable[0] ?? '');
    expect(tableLines.slice(start, start + mappingTable.length)).toEqual(mappingTable);
  });

  it.each(mappingRows.map((row) => [row.key, row.place, row] as const))(
    'is right about %s in %s',
    (_key, _place, row) => {
      expect(valueAt(subjectOf({}), row.path)).not.toEqual(
        valueAt(subjectOf(metadataWith(row)), row.path),
      );
    },
  );
});
