import { allOf, noDuplicates, objectOf, type Check, type Shape } from './check.js';
import type { EpcisProblemCode } from '../error.js';
import { isTime } from './time.js';
import { isUri } from './uri.js';
import { vocabularies, type VocabularyName } from '../vocabulary/vocabulary.js';

/** Anything at all: another check looks at it. */
export const anything: Check = () => undefined;

export const string = stringCheck('WRONG_TYPE', 'This has to be a string.', () => true);

/** Spelt out, so that the engine sees which function it calls. */
export const uri: Check = (value, problems) => {
  if (typeof value !== 'string') problems.add('WRONG_TYPE', 'This has to be a string.');
  else if (!isUri(value)) problems.add('INVALID_URI', 'This is no absolute URI.');
};

export const time = stringCheck(
  'INVALID_TIME',
  'This is no date and time with its offset, such as 2026-03-04T11:00:30.000+01:00.',
  isTime,
);

export const timeZoneOffset = stringCheck(
  'INVALID_TIME_ZONE_OFFSET',
  'This is no offset of at most 14 hours, such as +01:00.',
  (text) => /^[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00)$/.test(text),
);

export const version = stringCheck('INVALID_VERSION', 'This is no version, such as 2.0.', (text) =>
  /^\d+(?:\.\d+)*$/.test(text),
);

export const unitOfMeasure = stringCheck(
  'INVALID_UNIT',
  'This is no code of a unit: two or three upper-case letters or digits, such as KGM.',
  (text) => /^[A-Z0-9]{2,3}$/.test(text),
);

export const hexBinary = stringCheck('INVALID_HEX', 'These are no hex digits.', (text) =>
  /^[A-Fa-f0-9]+$/.test(text),
);

export const action = stringCheck(
  'UNKNOWN_ACTION',
  'An action is ADD, OBSERVE or DELETE.',
  (text) => text === 'ADD' || text === 'OBSERVE' || text === 'DELETE',
);

export const number: Check = (value, problems) => {
  if (!Number.isFinite(value)) problems.add('WRONG_TYPE', 'This has to be a number.');
};

export const boolean: Check = (value, problems) => {
  if (typeof value !== 'boolean') problems.add('WRONG_TYPE', 'This has to be true or false.');
};

/** A bare word of a vocabulary, or the URI of a word defined elsewhere. */
export function wordOf(name: VocabularyName): Check {
  const { words, reservedStems } = vocabularies[name];
  return (value, problems) => {
    if (typeof value !== 'string') {
      problems.add('WRONG_TYPE', 'This has to be a string.');
    } else if (words.has(value)) {
      return;
    } else if (!isUri(value)) {
      problems.add('UNKNOWN_WORD', 'This is neither a word of the vocabulary nor a URI.');
    } else if (reservedStems.some((stem) => value.startsWith(stem))) {
      problems.add('RESERVED_URI', 'JSON has a bare word of the vocabulary for this URI.');
    }
  };
}

/** `listOf(uri)`, which most of what a document holds goes through: nothing is called for an entry but {@link isUri}. */
export const uris: Check = (value, problems) => {
  if (!Array.isArray(value)) return problems.add('WRONG_TYPE', 'This has to be a list.');
  for (let index = 0; index < value.length && !problems.isFull; index++) {
    const entry: unknown = value[index];
    if (typeof entry !== 'string' || !isUri(entry)) problems.checkBelow(index, entry, uri);
  }
};

export const setOfUris = allOf(uris, noDuplicates);

/** An object; its further members, if it may have any, are named by URIs. */
export function shapeOf(shape: Shape): Check {
  return objectOf(shape, isUri);
}

function stringCheck(
  code: EpcisProblemCode,
  message: string,
  isValid: (text: string) => boolean,
): Check {
  return (value, problems) => {
    if (typeof value !== 'string') problems.add('WRONG_TYPE', 'This has to be a string.');
    else if (!isValid(value)) problems.add(code, message);
  };
}
