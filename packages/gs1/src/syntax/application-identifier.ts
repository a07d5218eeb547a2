import {
  dictionaryLines,
  dictionaryVersion,
  type ApplicationIdentifier,
} from '../__generated__/syntax-dictionary.js';
import { Dictionary } from '../dictionary/dictionary.js';
import type { ApplicationIdentifierEntry } from '../dictionary/entry.js';

let builtIn: Dictionary<ApplicationIdentifier> | undefined;

/**
 * The release of the GS1 Barcode Syntax Dictionary that every function uses unless told otherwise. It
 * is indexed on the first call.
 *
 * @example
 * builtInDictionary().version === dictionaryVersion; // true
 * builtInDictionary().find('3103')?.title; // 'NET WEIGHT (kg)'
 */
export function builtInDictionary(): Dictionary<ApplicationIdentifier> {
  return (builtIn ??= new Dictionary<ApplicationIdentifier>(dictionaryVersion, dictionaryLines));
}

/**
 * What the dictionary of this release says of an Application Identifier: its data title, components,
 * companions and place in a Digital Link.
 *
 * @param applicationIdentifier - 2 to 4 digits. Anything else is unknown.
 * @example
 * findApplicationIdentifier('10')?.title; // 'BATCH/LOT'
 * findApplicationIdentifier('01')?.qualifierSequences; // [['22', '10', '21'], ['235']]
 * findApplicationIdentifier('18'); // undefined
 */
export function findApplicationIdentifier(
  applicationIdentifier: string,
): ApplicationIdentifierEntry<ApplicationIdentifier> | undefined {
  return builtInDictionary().find(applicationIdentifier);
}

/**
 * True when a text is an Application Identifier of this release.
 *
 * @example
 * isApplicationIdentifier('3105'); // true
 * isApplicationIdentifier('3106'); // false
 */
export function isApplicationIdentifier(value: string): value is ApplicationIdentifier {
  return findApplicationIdentifier(value) !== undefined;
}
