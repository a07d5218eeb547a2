import { z } from 'zod';
import { defineRoute, json } from '../../platform/http/route.js';
import { captureEpcisDocument } from './capture/capture-epcis-document.js';
import { captureUntpEvent } from './capture/capture-untp-event.js';
import { eventJson } from './event-json.js';
import {
  captureEpcisDocumentBody,
  captureEpcisDocumentReply,
  captureErrorSchema,
  captureUntpEventBody,
  captureUntpEventReply,
  eventJsonLimits,
  getEventReply,
} from './event-schemas.js';
import { getEvent } from './require-event.js';
import type { CaptureDeps } from './capture/store-events.js';
import type { VerifyEventDeps } from './capture/verify-event-credential.js';

export const eventParams = z.object({
  id: z.string().meta({
    description:
      "The server's id, as it is or behind urn:uuid:, or the eventID that the event came with.",
  }),
});

const sharedHashAdvisory = (index: number) => ({
  code: 'EVENT_HASH_SHARED' as const,
  path: `eventList[${index}]`,
  message:
    'Another event of this workspace has the EPCIS event hash of this one and other content. Both are stored; tell them apart by eventId.',
  friendlyMessage:
    'Two events that say different things have the same event hash. Ask the sender which one is genuine. An error declaration means the event with the same content or the same eventID.',
});

export const eventRoutes = [
  defineRoute({
    tag: 'Traceability & Audit',
    method: 'post',
    path: '/api/v1/events',
    extension: { parameters: ['Idempotency-Key'] },
    operationId: 'registerTraceabilityEvent',
    summary: 'Capture an event that somebody signed for',
    description:
      'The credential is stored as sent, and verified by the certificate in its proof or by a key of the workspace that its issuer names. A credential that came before is answered with the id of the first.',
    access: 'passport:update',
    maxBodyBytes: 'createBodyBytes',
    rejection: 'standard',
    jsonLimits: eventJsonLimits,
    idempotent: true,
    body: captureUntpEventBody,
    replies: { 201: { description: 'The event is stored.', schema: captureUntpEventReply } },
    errors: {
      400: {
        description:
          'Bad Request: no credential with a proof; Schema Validation Error: its subject is no event; Cryptographic Verification Failed.',
        schema: captureErrorSchema,
      },
      409: 'IDEMPOTENCY_KEY_REUSED, or WORKSPACE_LIMIT_REACHED: bytes stored; nothing is captured.',
    },
    async handle(deps: CaptureDeps & VerifyEventDeps, { caller, body: sent, ip }) {
      const eventId = await captureUntpEvent(deps, caller, { sent, ip });
      return json(201, { status: 'success', eventId, untpVerified: true });
    },
  }),
  defineRoute({
    tag: 'Traceability & Audit',
    method: 'post',
    path: '/api/v1/events/epcis',
    extension: { parameters: ['Idempotency-Key'] },
    operationId: 'captureEpcisDocument',
    heavy: true,
    summary: 'Capture the events of an EPCIS 2.0 document',
    description:
      'The document is valid as a whole or refused; then each event succeeds or fails by itself. TransactionEvents and events about quantities alone are refused. Events are stored as sent; one that came before, by its hash and all that the hash covers, is answered with the id of the first. An event with the hash of another one and other content is an event of its own, with the advisory EVENT_HASH_SHARED.',
    access: 'passport:update',
    maxBodyBytes: 'createBodyBytes',
    rejection: 'standard',
    jsonLimits: eventJsonLimits,
    idempotent: true,
    body: captureEpcisDocumentBody,
    replies: {
      201: { description: 'At least one event is stored.', schema: captureEpcisDocumentReply },
    },
    errors: {
      400: {
        description:
          'Bad Request: more than 500 events, or more than 5,000 things named by them (CAPTURE_TOO_LARGE); Schema Validation Error with the first problems; No Events Captured: every event was refused.',
        schema: captureErrorSchema,
      },
      409: 'IDEMPOTENCY_KEY_REUSED, or WORKSPACE_LIMIT_REACHED: bytes stored; nothing is captured.',
    },
    async handle(deps: CaptureDeps, { caller, body: sent, ip }) {
      const { results, errors } = await captureEpcisDocument(deps, caller, { sent, ip });
      return json(201, {
        status: 'success',
        captured: results.length,
        results: results.map(({ sharesHash, ...result }) => ({
          ...result,
          ignoredFields: [],
          ...(sharesHash && { warnings: [sharedHashAdvisory(result.index)] }),
        })),
        errors: [...errors],
      });
    },
  }),
  defineRoute({
    tag: 'Traceability & Audit',
    method: 'get',
    path: '/api/v1/events/{id}',
    extension: true,
    operationId: 'getEvent',
    summary: 'Get one event, and who signed for it',
    description: 'As it was captured, with the credential that it came in, if it came in one.',
    access: 'passport:read',
    params: eventParams,
    replies: { 200: { description: 'The event.', schema: getEventReply } },
    errors: { 404: 'EVENT_NOT_FOUND: no such event in this workspace.' },
    async handle(deps: CaptureDeps, { caller, params: { id } }) {
      return json(200, { success: true, event: eventJson(await getEvent(deps, caller, id)) });
    },
  }),
];
