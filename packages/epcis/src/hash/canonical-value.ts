import { canonicalDecimal, canonicalNumber } from './canonical-decimal.js';
import { epcKey } from '../keys/epc-key.js';
import type { Namespaces } from './namespaces.js';
import { parseTime } from '../schema/time.js';
import { vocabularies, type Vocabulary } from '../vocabulary/vocabulary.js';

/** A moment in UTC with milliseconds; a text that is none as it is. */
export function canonicalTime(text: string): string {
  const moment = parseTime(text);
  return moment ? new Date(moment.epochMs).toISOString() : text;
}

/** A value of a member whose type the standard knows: nothing in it is taken for a number by its look. */
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
  if (key === text && !key.startsWith('https://id.gs1.org/')) return text;
  return key.replaceAll('%27', "'").replaceAll('%3B', ';').replaceAll('%3D', '=');
}

const withUrns: readonly Vocabulary[] = Object.values(vocabularies);

function webUriOf(urn: string): string {
  const vocabulary = withUrns.find(
    ({ urnStem }) => urnStem !== undefined && urn.startsWith(urnStem),
  );
  const { urnStem = '', uriStem } = vocabulary ?? { uriStem: '' };
  return uriStem + urn.slice(urnStem.length);
}
