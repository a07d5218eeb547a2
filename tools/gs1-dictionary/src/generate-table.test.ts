import { readFileSync } from 'node:fs';
import {
  builtInDictionary,
  dictionaryVersion,
  Gs1Error,
  loadDictionary,
} from '@dpp/gs1/dictionary';
import { describe, expect, it } from 'vitest';
import { generateTable } from './generate-table.js';

const notice = [
  '# Release: 2030-01-31',
  '# Copyright (c) 2030 Some Standards Body',
  '# Licensed under some licence.',
  '# limitations under the License.',
];

function fileOf(...entries: string[]): string {
  return [...notice, '', ...entries, ''].join('\n');
}

/** The folded columns in a generated module, without compiling its types. */
function columnsOf(module: string): string[] {
  const [, text = ''] = /dictionaryColumns = \[\n([^\]]*?)\];/.exec(module) ?? [];
  return [...text.matchAll(/`([^`]*)`,/g)].map(([, column = '']) => column);
}

describe('generateTable', () => {
  it('squeezes blanks, drops comments and writes only what differs from the line above', () => {
    const module = generateTable(
      fileOf(
        '# AI  Flags',
        '01    *?  N14,csum    ex=02 dlpkey   # GTIN',
        '3100-3105 *? N6 req=01 ex=310n # kg',
        '3110-3115 *? N6 req=01 ex=311n # m',
        '10 X..20',
      ),
    );
    expect(columnsOf(module)).toEqual([
      '21\n43099+5\n45+5\n2-3105',
      '*?\n\n\n-',
      'N14,csum\nN6\n\nX..20',
      'ex=02 dlpkey\nreq=01 ex=~\n\n-',
      'GTIN\nkg\nm\n-',
    ]);
  });

  it('keeps the copyright notice of the file', () => {
    const module = generateTable(fileOf('01 N14 # GTIN'));
    expect(module).toContain('// Copyright (c) 2030 Some Standards Body\n// Licensed under');
  });

  it('names the release of the file', () => {
    expect(generateTable(fileOf('01 N14'))).toContain("dictionaryVersion = '2030-01-31';");
  });

  it('writes each AI into the union type, a range by its last digit', () => {
    const module = generateTable(fileOf('01 N14', '3100-3102 N6', '91-92 X..90'));
    const union = module.slice(module.indexOf('ApplicationIdentifier ='));
    expect(union).toBe(
      "ApplicationIdentifier =\n  | '01'\n  | `310${0 | 1 | 2}`\n  | `9${1 | 2}`;\n",
    );
  });

  it('refuses a file without copyright', () => {
    expect(() => generateTable('01 N14 # GTIN\n')).toThrow('copyright');
  });

  it('refuses a linter that the package lacks', () => {
    expect(() => generateTable(fileOf('01 N14,unheardof # GTIN'))).toThrow(Gs1Error);
  });
});

describe('the committed table', () => {
  const path = '../../../packages/gs1/src/__generated__/syntax-dictionary.ts';
  const module = readFileSync(new URL(path, import.meta.url), 'utf8');

  it('is what the generator writes of the entries the package reads in it', () => {
    const notices = [...module.matchAll(/^\/\/(.*)$/gm)].map(([, line]) => `#${line ?? ''}`);
    const { text } = builtInDictionary();
    const file = [`# Release: ${dictionaryVersion}`, ...notices, text].join('\n');
    expect(generateTable(file)).toBe(module);
  });

  it('is named by the fingerprint of its entries as long as the release has no name', () => {
    expect(loadDictionary(builtInDictionary().text).version).toBe(dictionaryVersion);
  });

  it('holds every AI of the release', () => {
    const { entries } = builtInDictionary();
    expect(entries).toHaveLength(541);
    const identifiers = entries.map(({ applicationIdentifier }) => applicationIdentifier);
    expect(identifiers).toEqual(expect.arrayContaining(['00', '3105', '4326', '8030', '99']));
  });
});
