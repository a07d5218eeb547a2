import type { WebhookEventType } from '@dpp/client';
import { expect, it } from 'vitest';
import { EVENT_TYPES } from '../src/platform/outbox/domain-event-model.js';

/** A name that the client lacks, or that it has beside these, does not compile. */
const ofClient: Readonly<Record<WebhookEventType, true>> = {
  'passport.ingested': true,
  'passport.updated': true,
  'passport.sealed': true,
  'passport.recalled': true,
  'passport.status_updated': true,
};

it('the client knows the events that the server sends, and no others', () => {
  expect(Object.keys(ofClient).sort()).toEqual([...EVENT_TYPES].sort());
});
