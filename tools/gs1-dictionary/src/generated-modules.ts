import { readFileSync } from 'node:fs';
import { countriesModule, currenciesModule, packageTypesModule } from './code-modules.js';
import { dictionaryModule } from './dictionary-module.js';

/** The text of a table in `data`. */
export function readTableText(name: string): string {
  return readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');
}

/** Path from the root → text of every module that is written from a table. */
export function generatedModules(): ReadonlyMap<string, string> {
  const modules = [
    ['syntax-dictionary', dictionaryModule(readTableText('application-identifiers.txt'))],
    ['country-codes', countriesModule(readTableText('countries.txt'))],
    ['currency-codes', currenciesModule(readTableText('currencies.txt'))],
    ['package-types', packageTypesModule(readTableText('package-types.txt'))],
  ] as const;
  return new Map(
    modules.map(([name, text]) => [`packages/gs1/src/__generated__/${name}.ts`, text]),
  );
}
