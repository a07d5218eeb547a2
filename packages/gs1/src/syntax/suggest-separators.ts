import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import { dictionaryOf } from './dictionary-of.js';
import { checkAssociations, checkRepetitions } from './associations.js';
import { findDataFieldProblems } from './check-data-field.js';
import { separatorOf, type DecodeOptions, type ElementStringOptions } from './decode-options.js';
import type { SeparatorSuggestion } from './decoded.js';
import type { Dictionary } from '../dictionary/dictionary.js';
import type { ApplicationIdentifierEntry } from '../dictionary/entry.js';
import { readElementString } from './element-string.js';
import { emptyMessage } from './message.js';

const maxSuggestions = 5;
const maxInsertions = 3;
/** Bounds the work on data that read a thousand ways. */
const maxCharactersRead = 20_000;
/** Longer data are no scan of one symbol gone wrong. */
const maxLength = 512;

/** What readers, files and people put where a separator was. `^` and `|` are no data characters. */
const replacements = [
  '<GS>',
  '{GS}',
  '[GS]',
  '<FNC1>',
  '\u241d',
  '\\x1d',
  '\\u001d',
  ']C1',
  '\u00e8',
];
const replacementCharacters = '^|~#@ \t\r\n\u001e\u001c';

/**
 * Finds where the separators of an invalid element string may have been: replaced by something else,
 * or dropped. A reading is suggested only when it has no problem at all, so an element string that is
 * valid as it stands gets none although a separator may have been lost from it, too.
 *
 * @param elementString - As {@link decodeElementString} takes it.
 * @returns At most 5 readings, those with the fewest separators put in first; none for more than 512
 * characters.
 * @example
 * const [suggestion] = suggestSeparators('010950600013435210LOT-2026-000121SERIAL-0001');
 * suggestion?.elements[2]; // { applicationIdentifier: '21', value: 'SERIAL-0001' }
 * suggestSeparators('010950600013435210ABC^21XYZ')[0]?.elements[1]?.value; // 'ABC'
 */
export function suggestSeparators<Ai extends string = ApplicationIdentifier>(
  elementString: string,
  options: ElementStringOptions<Ai> = {},
): readonly SeparatorSuggestion<Ai>[] {
  if (elementString.length > maxLength) return [];
  const search: Search<Ai> = {
    dictionary: dictionaryOf(options),
    separator: separatorOf(options),
    checkAssociations: options.checkAssociations,
    suggestions: [],
    charactersRead: 0,
  };
  if (addReading(elementString, search)) return [];
  for (const replacement of [...replacements, ...replacementCharacters]) {
    if (!elementString.includes(replacement)) continue;
    addReading(elementString.replaceAll(replacement, search.separator), search);
  }
  for (let insertions = 1; insertions <= maxInsertions; insertions++) {
    if (search.suggestions.length === 0) insertFrom(elementString, 0, insertions, search);
  }
  return search.suggestions;
}

interface Search<Ai extends string> {
  readonly dictionary: Dictionary<Ai>;
  readonly separator: string;
  readonly checkAssociations: DecodeOptions['checkAssociations'];
  readonly suggestions: SeparatorSuggestion<Ai>[];
  charactersRead: number;
}

/** Adds a text to the suggestions when nothing is wrong with it. */
function addReading<Ai extends string>(text: string, search: Search<Ai>): boolean {
  search.charactersRead += text.length;
  const message = emptyMessage<Ai>();
  readElementString(text, 0, search, message);
  checkRepetitions(message);
  checkAssociations(message, search.checkAssociations);
  const { elements, problems } = message;
  if (problems.length > 0 || elements.length === 0) return false;
  search.suggestions.push({ elementString: text, elements });
  return true;
}

/** Tries `insertions` further separators at every place from `start` on where an AI may start. */
function insertFrom<Ai extends string>(
  text: string,
  start: number,
  insertions: number,
  search: Search<Ai>,
): void {
  const { dictionary, separator } = search;
  let at = text.startsWith(separator, start) ? start + separator.length : start;
  while (at < text.length && !isExhausted(search)) {
    const found = text.indexOf(separator, at);
    const fieldEnd = found === -1 ? text.length : found;
    const rule = dictionary.ruleAt(text, at, fieldEnd);
    if (!rule) return;
    const valueStart = at + rule.applicationIdentifier.length;
    if (rule.predefinedLength === 0) {
      for (const cut of findCuts(rule.entry, text, [valueStart, fieldEnd], search)) {
        const longer = text.slice(0, cut) + separator + text.slice(cut);
        if (insertions === 1) addReading(longer, search);
        else insertFrom(longer, cut + separator.length, insertions - 1, search);
        if (isExhausted(search)) return;
      }
    }
    const predefinedEnd = valueStart + rule.predefinedLength;
    const end = rule.predefinedLength === 0 ? fieldEnd : Math.min(predefinedEnd, fieldEnd);
    search.charactersRead += end - at;
    if (findDataFieldProblems(rule.entry, text, valueStart, end)) return;
    at = end === found ? end + separator.length : end;
  }
}

/** Where the data field may end so that it is valid and an AI follows. */
function findCuts(
  entry: ApplicationIdentifierEntry,
  text: string,
  [start, end]: readonly [start: number, end: number],
  search: Search<string>,
): number[] {
  const cuts: number[] = [];
  const last = Math.min(start + entry.maxLength, end - 1);
  for (let cut = start + entry.minLength; cut <= last; cut++) {
    search.charactersRead += cut - start;
    if (!search.dictionary.ruleAt(text, cut, end)) continue;
    if (!findDataFieldProblems(entry, text, start, cut)) cuts.push(cut);
  }
  return cuts;
}

function isExhausted({ charactersRead, suggestions }: Search<string>): boolean {
  return charactersRead >= maxCharactersRead || suggestions.length >= maxSuggestions;
}
