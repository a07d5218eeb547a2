import { epcKeys, EpcisError, epcisContext, eventHash, type EpcisEvent } from '@dpp/epcis';
import { contentHashOf, maxContextLength, refusalOf } from '../event-model.js';
import type { AcceptedEvent } from './accepted-event-model.js';

/**
 * An event that may be stored, or why it may not.
 *
 * @param event - A valid one.
 * @param context - Of the document around it.
 */
export function acceptEpcisEvent(event: EpcisEvent, context: unknown): AcceptedEvent | string {
  if (event.type === 'TransactionEvent') return 'TransactionEvents are not captured.';
  const things = epcKeys(event);
  if (things.length > 0 && things.every(({ isClass }) => isClass)) {
    return 'The event names quantities alone. It has to name at least one EPC.';
  }
  const refusal = refusalOf(event) ?? misuseOfContext(event['@context'] ?? null);
  if (refusal !== undefined) return refusal;
  try {
    return {
      event,
      eventHash: eventHash(event, { context }),
      contentHash: contentHashOf(event, context),
      context: isStandardContext(context) ? null : JSON.stringify(context),
    };
  } catch (error) {
    if (error instanceof EpcisError) return error.message;
    throw error;
  }
}

/** Why a `@context` is not stored; undefined for one that is. */
export function misuseOfContext(context: unknown): string | undefined {
  if (JSON.stringify(context).length <= maxContextLength) return undefined;
  return `A @context has at most ${maxContextLength} characters of JSON.`;
}

function isStandardContext(context: unknown): boolean {
  const contexts: readonly unknown[] = Array.isArray(context) ? context : [context];
  return contexts.every((entry) => entry === epcisContext);
}
