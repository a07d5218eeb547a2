import {
  bizSteps,
  bizTransactionTypes,
  dispositions,
  errorReasons,
  sourceDestinationTypes,
} from './business-words.js';
import { components, measurementTypes, sensorAlertTypes } from './sensor-words.js';

/** A vocabulary of the standard: its words stand bare in JSON, and as URIs in every other place. */
export interface Vocabulary {
  /** The words as the JSON binding of EPCIS 2.0 writes them. */
  readonly words: ReadonlySet<string>;
  /** What stands before a word in its web URI. */
  readonly uriStem: string;
  /** Beginnings of URIs that JSON may not use: it has the bare words for what they name. */
  readonly reservedStems: readonly string[];
  /** What stands before a word in its older URN form; absent where there never was one. */
  readonly urnStem?: string;
}

const cbv = 'https://ref.gs1.org/cbv/';
const webVocabulary = 'https://gs1.org/voc/';

const reservedByCbv = ['urn:epcglobal:cbv', 'http://ns.gs1.org/cbv/', 'https://ns.gs1.org/cbv/'];
const reservedByWebVocabulary = ['gs1.org/voc/', 'www.gs1.org/voc/'].flatMap((stem) => [
  `http://${stem}`,
  `https://${stem}`,
]);

function ofCbv(words: readonly string[], name: string, urnName?: string): Vocabulary {
  return {
    words: new Set(words),
    uriStem: `${cbv}${name}-`,
    reservedStems: reservedByCbv,
    ...(urnName !== undefined && { urnStem: `urn:epcglobal:cbv:${urnName}:` }),
  };
}

function ofWebVocabulary(words: readonly string[]): Vocabulary {
  return {
    words: new Set(words),
    uriStem: webVocabulary,
    reservedStems: reservedByWebVocabulary,
  };
}

/** Every vocabulary, by the member of an event, or of a part of it, that takes its words. */
export const vocabularies = {
  bizStep: ofCbv(bizSteps, 'BizStep', 'bizstep'),
  disposition: ofCbv(dispositions, 'Disp', 'disp'),
  bizTransactionType: ofCbv(bizTransactionTypes, 'BTT', 'btt'),
  sourceDestinationType: ofCbv(sourceDestinationTypes, 'SDT', 'sdt'),
  errorReason: ofCbv(errorReasons, 'ER', 'er'),
  component: ofCbv(components, 'Comp'),
  measurementType: ofWebVocabulary(measurementTypes),
  sensorAlertType: ofWebVocabulary(sensorAlertTypes),
} satisfies Record<string, Vocabulary>;

/** Names one vocabulary of {@link vocabularyUri}. */
export type VocabularyName = keyof typeof vocabularies;

/**
 * The web URI of a bare word; text that is no word of the vocabulary, such as a URI, stays as it is.
 *
 * @see Core Business Vocabulary 2.0, web URIs of the standard vocabulary elements.
 * @example
 * vocabularyUri('bizStep', 'shipping'); // 'https://ref.gs1.org/cbv/BizStep-shipping'
 */
export function vocabularyUri(name: VocabularyName, value: string): string {
  const { words, uriStem } = vocabularies[name];
  return words.has(value) ? uriStem + value : value;
}
