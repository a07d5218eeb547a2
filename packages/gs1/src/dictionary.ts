export { dictionaryVersion } from './__generated__/syntax-dictionary.js';
export type { ApplicationIdentifier } from './__generated__/syntax-dictionary.js';
export {
  builtInDictionary,
  findApplicationIdentifier,
  isApplicationIdentifier,
} from './syntax/application-identifier.js';
export { Dictionary } from './dictionary/dictionary.js';
export type { ApplicationIdentifierEntry, Component } from './dictionary/entry.js';
export type { ComponentType } from './linters/registry.js';
export { loadDictionary } from './dictionary/load-dictionary.js';
export type { LoadDictionaryOptions } from './dictionary/load-dictionary.js';
export { Gs1Error } from './error.js';
export type { Gs1ErrorCode, Gs1ErrorOptions, Gs1Problem } from './error.js';
export type { Linter, LinterRefusal } from './linters/linter.js';
