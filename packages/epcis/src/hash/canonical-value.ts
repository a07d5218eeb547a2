import { canonicalDecimal, canonicalNumber } from './canonical-decimal.js';
import { epcKey, isKeyAlone } from '../keys/epc-key.js';
import type { Namespaces } from './namespaces.js';
import { parseTime } from '../schema/time.js';
import { vocabularies, type Vocabulary } from '../vocabulary/vocabulary.js';

/** A moment in UTC with milliseconds; a text that is none as it is. */
export function canonicalTime(text: string): string {
  const moment = parseTime(text);
  return moment ? new Date(moment.epochMs).toISOString() : text;
}

/** A value of a member with a type from the standard: nothing in it is taken for a number by its look. */
export function canonicalText(value: unknown, namespaces: Namespaces): string {
  if (typeof value === 'number') return canonicalNumber(value);
  if (typeof value !== 'string') return String(value);
  return canonicalUri(namespaces.expand(value.trim()));
}

/** A value of an extension: a number may come as text there, as all values do in XML. */
export function canonicalExtension(value: unknown, namespaces: Namespaces): string {
  return canonicalDecimal(canonicalText(value, namespaces));
}

/**
 * A GS1 key as a constrained canonical Digital Link, a word of the standard as a web URI. The algorithm
 * leaves three characters of serial numbers as they are that a Digital Link may escape or not.
 */
function canonicalUri(text: string): string {
  if (text.startsWith('urn:epcglobal:cbv:')) return webUriOf(text);
  const key = epcKey(text);
  if (key === text && !key.startsWith(`${keyStem}/`)) return text;
  return key.replaceAll('%27', "'").replaceAll('%3B', ';').replaceAll('%3D', '=');
}

/** Domain of the keys of things. */
const keyStem = 'https://id.gs1.org';

const withUrns: readonly Vocabulary[] = Object.values(vocabularies);

function webUriOf(urn: string): string {
  const vocabulary = withUrns.find(
    ({ urnStem }) => urnStem !== undefined && urn.startsWith(urnStem),
  );
  const { urnStem = '', uriStem } = vocabulary ?? { uriStem: '' };
  return uriStem + urn.slice(urnStem.length);
}

/** A text of a member of the standard: the form that is common to its spellings, if none of them says more. */
export function contentText(value: unknown, namespaces: Namespaces): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return contentLiteral(value, namespaces, losslessUri);
}

/** A word of the vocabulary, which is a URI however it is written. */
export function contentWord(value: string, namespaces: Namespaces): string {
  return JSON.stringify(losslessUri(namespaces.expand(value)));
}

/** The moment; a time that is finer than milliseconds as it is. */
export function contentTime(value: unknown): string {
  const isFine = typeof value !== 'string' || /\.\d{4}/.test(value);
  return JSON.stringify(isFine ? value : canonicalTime(value));
}

/** A text that may be a compact URI, or may look like one: both the text and the URI. */
export function contentLiteral(
  value: string,
  namespaces: Namespaces,
  formOf: (text: string) => string = (text) => text,
): string {
  const uri = namespaces.expand(value);
  if (uri === value) return JSON.stringify(formOf(value));
  return `{"text":${JSON.stringify(value)},"uri":${JSON.stringify(uri)}}`;
}

/** As {@link canonicalUri}; but a Digital Link that says more than its key does stays as it is. */
function losslessUri(text: string): string {
  if (text.startsWith('urn:epcglobal:cbv:')) return webUriOf(text);
  const key = epcKey(text);
  if (key === text || text.startsWith('urn:epc:')) return key;
  // Most links are in canonical spelling, for which no second reading is needed.
  if (text.endsWith(key.slice(keyStem.length))) return key;
  return isKeyAlone(text, key) ? key : text;
}
