import type { EpcisEvent } from '@dpp/epcis';
import { ApiError } from '../../../platform/http/api-error.js';

/**
 * The most things that the events of one request name, a repeated thing counted each time: each becomes a row with a
 * search for what it descends from. So many take about a second of processor time.
 */
const maxCapturedThings = 5000;

/** Members of an event that hold one thing for each entry. */
const listsOfThings = [
  'epcList',
  'childEPCs',
  'inputEPCList',
  'outputEPCList',
  'quantityList',
  'childQuantityList',
  'inputQuantityList',
  'outputQuantityList',
] as const;

/** @throws a 400 `CAPTURE_TOO_LARGE` for events that name more than 5,000 things. */
export function requireFewThings(events: readonly EpcisEvent[]): void {
  let things = 0;
  for (const event of events) {
    things++;
    for (const name of listsOfThings) {
      const list: unknown = Reflect.get(event, name);
      if (Array.isArray(list)) things += list.length;
    }
  }
  if (things <= maxCapturedThings) return;
  throw ApiError.badRequest(
    `The events name ${things} things, and one request may name ${maxCapturedThings}. Send them as several documents.`,
    { code: 'CAPTURE_TOO_LARGE' },
  );
}
