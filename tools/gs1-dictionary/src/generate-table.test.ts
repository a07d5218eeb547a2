import { readFileSync } from 'node:fs';
import { builtInDictionary, dictionaryVersion, Gs1Error, loadDictionary } from '@dpp/gs1';
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

/** What the generated module exports, without compiling its types. */
function textOf(module: string): string {
  const [, text = ''] = /dictionaryText = `([^]*?)`;/.exec(module) ?? [];
  return text;
}

describe('generateTable', () => {
  it('squeezes blanks and drops comments', () => {
    const module = generateTable(
      fileOf('# AI  Flags', '01    *?  N14,csum    dlpkey   # GTIN', '10 X..20'),
    );
    expect(textOf(module)).toBe('\n01 *? N14,csum dlpkey # GTIN\n10 X..20');
  });

  it('writes a text that reads as the file does', () => {
    const file = fileOf(
      '01 *? N14,csum dlpkey=10|21 # GTIN',
      '3100-3105 *? N6 req=01 ex=310n # kg',
    );
    const again = loadDictionary(textOf(generateTable(file)));
    expect(again.entries).toEqual(loadDictionary(file).entries);
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

  it('is what the generator writes of its own entries', () => {
    const notices = [...module.matchAll(/^\/\/(.*)$/gm)].map(([, line]) => `#${line ?? ''}`);
    const file = [`# Release: ${dictionaryVersion}`, ...notices, textOf(module)].join('\n');
    expect(generateTable(file)).toBe(module);
  });

  it('is named by the fingerprint of its entries as long as the release has no name', () => {
    expect(loadDictionary(textOf(module)).version).toBe(dictionaryVersion);
  });

  it('holds every AI of the release', () => {
    const { entries } = builtInDictionary();
    expect(entries).toHaveLength(541);
    const identifiers = entries.map(({ applicationIdentifier }) => applicationIdentifier);
    expect(identifiers).toEqual(expect.arrayContaining(['00', '3105', '4326', '8030', '99']));
  });
});
