import { z } from 'zod';
import { ApiError } from '../../../platform/http/api-error.js';
import { bulkErrorSchema, standardErrorSchema } from '../../../platform/http/error-schemas.js';
import { defineRoute, json } from '../../../platform/http/route.js';
import { listUnitEvents } from './list-unit-events.js';
import { recordUnitEvent } from './record-unit-event.js';
import { readEventsBody, recordUnitEvents } from './record-unit-events.js';
import type { UnitDeps } from '../serialise-units.js';
import {
  listUnitEventsQuery,
  listUnitEventsReply,
  recordUnitEventBody,
  recordUnitEventReply,
  recordUnitEventsBody,
  recordUnitEventsReply,
  unitEventsJsonLimits,
} from './unit-event-schemas.js';
import { unitEventJson } from '../unit-json.js';

const shared = {
  tag: 'Battery Units',
  // In one spelling, which a key that makes a request safe to repeat is scoped by.
  params: z.object({
    id: z.string().toLowerCase().meta({ description: 'UUID of the battery unit.' }),
  }),
} as const;

const notFound = 'UNIT_NOT_FOUND: no such unit in this workspace.';

export const unitEventRoutes = [
  defineRoute({
    ...shared,
    method: 'post',
    path: '/api/v1/units/{id}/events',
    operationId: 'recordBatteryUnitEvent',
    summary: 'Append an event to the history of a unit',
    description:
      'Nobody changes or removes it afterwards. A status, by whatever type of event, is what the unit is from then on.',
    access: 'battery:write',
    maxBodyBytes: 'createBodyBytes',
    rejection: 'standard',
    idempotent: true,
    body: recordUnitEventBody,
    replies: { 201: { description: 'The event.', schema: recordUnitEventReply } },
    errors: {
      400: 'A member that does not fit, or Terminal Unit Status: the unit is RECYCLED.',
      404: notFound,
      409: 'IDEMPOTENCY_KEY_REUSED.',
    },
    async handle(deps: UnitDeps, { caller, params: { id }, body: sent, ip }) {
      const event = await recordUnitEvent(deps, caller, { id, sent, ip });
      return json(201, {
        success: true,
        message: 'Dynamic data recorded',
        event: unitEventJson(event),
      });
    },
  }),
  defineRoute({
    ...shared,
    method: 'post',
    path: '/api/v1/units/{id}/events/bulk',
    operationId: 'recordUnitEvents',
    summary: 'Append up to 500 telemetry events',
    description: 'Each succeeds or fails by itself. One with a status fails: it is sent alone.',
    access: 'battery:write',
    maxBodyBytes: 'createBodyBytes',
    jsonLimits: unitEventsJsonLimits,
    rejection: 'standard',
    idempotent: true,
    body: recordUnitEventsBody,
    replies: { 201: { description: 'At least one was recorded.', schema: recordUnitEventsReply } },
    errors: {
      400: {
        description:
          'Bulk Event Ingest Failed: every event did; Terminal Unit Status; or none, or more than 500.',
        schema: z.union([bulkErrorSchema, standardErrorSchema]),
      },
      404: notFound,
      409: 'IDEMPOTENCY_KEY_REUSED.',
    },
    async handle(deps: UnitDeps, { caller, params: { id }, body }) {
      const sent = readEventsBody(body);
      const { events, errors } = await recordUnitEvents(deps, caller, { id, sent });
      if (events.length === 0)
        throw ApiError.bulk('Bulk Event Ingest Failed', 'BULK_EVENT_INGEST_FAILED', errors);
      return json(201, {
        success: true,
        message: `${events.length} of ${sent.length} events recorded`,
        count: events.length,
        events: events.map(unitEventJson),
        ...(errors.length > 0 && { errors: [...errors] }),
      });
    },
  }),
  defineRoute({
    ...shared,
    method: 'get',
    path: '/api/v1/units/{id}/events',
    operationId: 'listBatteryUnitEvents',
    summary: 'List the history of a unit',
    description: 'Newest first. What arrives while the list is read moves nothing to another page.',
    access: 'battery:read',
    query: listUnitEventsQuery,
    replies: { 200: { description: 'One page.', schema: listUnitEventsReply } },
    errors: { 404: notFound },
    async handle(deps: UnitDeps, { caller, params: { id }, query }) {
      const page = await listUnitEvents(deps, caller, { ...query, id });
      return json(200, {
        success: true,
        count: page.events.length,
        serialNumber: page.unit.serialNumber,
        events: page.events.map(unitEventJson),
        nextCursor: page.nextCursor,
      });
    },
  }),
];
