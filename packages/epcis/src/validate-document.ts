import type { EpcisDocument, EpcisQueryDocument } from './document.js';
import { EpcisError, type EpcisProblem } from './error.js';
import type { EpcisEvent } from './event.js';
import type { Check } from './schema/check.js';
import { document } from './schema/document-shapes.js';
import { event } from './schema/event-shapes.js';
import { Problems } from './schema/problems.js';
import { isObject } from './schema/check.js';

/** A verdict: at most 100 problems, of each object those of its members first, then what it lacks as a whole. */
export interface Validation {
  readonly valid: boolean;
  readonly problems: readonly EpcisProblem[];
}

/** Options of {@link validateEvent} and {@link parseEvent}. */
export interface EventOptions {
  /** True when the event stands outside a document and so needs an `@context`. Default false. */
  readonly standalone?: boolean;
}

/**
 * Validates an `EPCISDocument` or an `EPCISQueryDocument` with every event in it, by the rules of the JSON
 * binding and the vocabularies. Extensions are only checked for their names.
 *
 * @param input - Parsed JSON, or anything else; it is neither changed nor copied.
 * @returns Every problem, at most 100. Never throws; time and memory are in proportion to the input.
 * @see EPCIS 2.0, JSON binding; Core Business Vocabulary 2.0.
 * @example
 * validateDocument({ type: 'EPCISDocument' }).problems[0]?.pointer; // '/@context'
 */
export function validateDocument(input: unknown): Validation {
  return verdictOf(document, input);
}

/**
 * Validates one event, of one of the five types or of a user's own.
 *
 * @param input - Parsed JSON, or anything else; it is neither changed nor copied.
 * @returns As {@link validateDocument}.
 * @see EPCIS 2.0, "Core event types".
 */
export function validateEvent(input: unknown, options: EventOptions = {}): Validation {
  return verdictOf(options.standalone === true ? standaloneEvent : event, input);
}

/**
 * The same value as a document, for callers who cannot go on without a valid one.
 *
 * @throws {@link EpcisError} `INVALID_DOCUMENT` with the problems.
 */
export function parseDocument(input: unknown): EpcisDocument | EpcisQueryDocument {
  const { valid, problems } = validateDocument(input);
  if (!valid) throw new EpcisError('INVALID_DOCUMENT', 'This is no EPCIS document.', problems);
  return input as EpcisDocument | EpcisQueryDocument;
}

/**
 * The same value as an event, for callers who cannot go on without a valid one.
 *
 * @throws {@link EpcisError} `INVALID_EVENT` with the problems.
 */
export function parseEvent(input: unknown, options?: EventOptions): EpcisEvent {
  const { valid, problems } = validateEvent(input, options);
  if (!valid) throw new EpcisError('INVALID_EVENT', 'This is no EPCIS event.', problems);
  return input as EpcisEvent;
}

const standaloneEvent: Check = (value, problems) => {
  if (isObject(value) && value['@context'] === undefined) {
    problems.add('MISSING_MEMBER', 'An event that stands alone needs a context.', '@context');
  }
  event(value, problems);
};

function verdictOf(check: Check, input: unknown): Validation {
  const problems = new Problems();
  check(input, problems);
  return { valid: problems.found.length === 0, problems: problems.found };
}
