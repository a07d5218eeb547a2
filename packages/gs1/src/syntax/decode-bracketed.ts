import type { ApplicationIdentifier } from '../__generated__/syntax-dictionary.js';
import { dictionaryOf } from './dictionary-of.js';
import { checkAssociations, checkRepetitions } from './associations.js';
import { findDataFieldProblems } from './check-data-field.js';
import type { DecodeOptions } from './decode-options.js';
import type { Decoded } from './decoded.js';
import type { Dictionary, Rule } from '../dictionary/dictionary.js';
import {
  addBreak,
  isHopeless,
  decoded,
  emptyMessage,
  hasReadableLength,
  type Message,
} from './message.js';
import { relocateProblems } from './relocate-problems.js';

const openBracket = 0x28;
const closeBracket = 0x29;
const backslash = 0x5c;

/**
 * Reads an element string with its AIs in round brackets. An opening bracket that belongs to a data
 * field has a backslash before it; a closing one may have.
 *
 * @returns Elements and every problem. Never throws.
 * @example
 * decodeBracketed('(01)09506000134352(10)A\\(1)').elements[1]; // { applicationIdentifier: '10', value: 'A(1)' }
 * decodeBracketed('(01)09506000134352(10)A(1)').problems[0]?.code; // 'UNKNOWN_APPLICATION_IDENTIFIER'
 * decodeBracketed('01)09506000134352').problems[0]?.code; // 'INVALID_BRACKETS'
 */
export function decodeBracketed<Ai extends string = ApplicationIdentifier>(
  bracketed: string,
  options: DecodeOptions<Ai> = {},
): Decoded<Ai> {
  const message = emptyMessage<Ai>();
  if (hasReadableLength(bracketed, message)) {
    readBracketed(bracketed, dictionaryOf(options), message);
    checkRepetitions(message);
    checkAssociations(message, options.checkAssociations);
  }
  return decoded('bracketedElementString', message);
}

function readBracketed<Ai extends string>(
  text: string,
  dictionary: Dictionary<Ai>,
  message: Message<Ai>,
): void {
  let at = findOpenBracket(text, 0);
  if (at > 0) {
    const explanation = 'A bracketed element string starts with an Application Identifier.';
    addBreak(message, 'INVALID_BRACKETS', explanation, [0, at]);
  }
  while (at < text.length && !isHopeless(message)) {
    const aiStart = at + 1;
    const aiEnd = findDigitsEnd(text, aiStart);
    const next = findOpenBracket(text, aiStart);
    if (aiEnd === aiStart || text.charCodeAt(aiEnd) !== closeBracket) {
      const explanation = 'Expected digits in brackets; one that is data needs a backslash.';
      addBreak(message, 'INVALID_BRACKETS', explanation, [at, Math.min(aiEnd + 1, next)]);
    } else {
      readPair(text, [aiStart, aiEnd, next], dictionary, message);
    }
    at = next;
  }
}

function readPair<Ai extends string>(
  text: string,
  [aiStart, aiEnd, end]: readonly [aiStart: number, aiEnd: number, end: number],
  dictionary: Dictionary<Ai>,
  message: Message<Ai>,
): void {
  const rule = dictionary.ruleAt(text, aiStart, aiEnd);
  if (rule?.applicationIdentifier.length !== aiEnd - aiStart) {
    const explanation = 'There is no such Application Identifier.';
    addBreak(message, 'UNKNOWN_APPLICATION_IDENTIFIER', explanation, [aiStart, aiEnd]);
    return;
  }
  message.rules.push(rule);
  message.starts.push(aiStart);
  message.elements.push({
    applicationIdentifier: rule.applicationIdentifier,
    value: readValue(rule, text, [aiEnd + 1, end], message),
  });
}

function readValue(
  { entry }: Rule,
  text: string,
  [start, end]: readonly [start: number, end: number],
  { problems }: Message<string>,
): string {
  const raw = text.slice(start, end);
  const value = raw.includes('\\') ? raw.replaceAll(escapedBracket, '$1') : raw;
  const found = findDataFieldProblems(entry, value, 0, value.length);
  if (found) {
    problems.push(...relocateProblems(found, (index) => escapedIndex(text, start, index)));
  }
  return value;
}

const escapedBracket = /\\([()])/g;

/** Where in the input the character `index` of a value that starts at `start` stands. */
function escapedIndex(text: string, start: number, index: number): number {
  let at = start;
  for (let count = 0; count < index; count++) at += isEscape(text, at) ? 2 : 1;
  return at;
}

function isEscape(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== backslash) return false;
  const next = text.charCodeAt(at + 1);
  return next === openBracket || next === closeBracket;
}

/** The next opening bracket that is no data; the length of the text when there is none. */
function findOpenBracket(text: string, start: number): number {
  let at = text.indexOf('(', start);
  while (at > 0 && text.charCodeAt(at - 1) === backslash) at = text.indexOf('(', at + 1);
  return at === -1 ? text.length : at;
}

function findDigitsEnd(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) >= 0x30 && text.charCodeAt(at) <= 0x39) at++;
  return at;
}
