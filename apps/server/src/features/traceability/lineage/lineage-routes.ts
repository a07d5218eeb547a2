import { z } from 'zod';
import { mostAccepted } from '../../../representations/negotiation/accept.js';
import { epcisDocumentText } from '../../../representations/epcis-document.js';
import { lineageSvg, maxPictureNodes } from '../../../representations/lineage-svg.js';
import {
  defineRoute,
  json,
  type RawBody,
  type ReplyHeaders,
} from '../../../platform/http/route.js';
import { passportParam } from '../../../platform/http/field-schemas.js';
import { auditCapturedEvent } from '../audit-captured-event.js';
import { eventParams } from '../event-routes.js';
import { findLineage, findLineageEvents, findLineageGraph } from './find-lineage.js';
import { findPassportLineage } from './find-passport-lineage.js';
import { lineagePieces } from './lineage-json.js';
import {
  epcisDocumentSchema,
  eventAuditReply,
  lineageReply,
  passportLineageReply,
} from './lineage-schemas.js';
import type { CaptureDeps } from '../capture/store-events.js';
import type { VerifyEventDeps } from '../capture/verify-event-credential.js';

const shared = { tag: 'Traceability & Audit', access: 'passport:read' } as const;
const notFound = 'EVENT_NOT_FOUND: no such event in this workspace.';

const jsonType = 'application/json';
const ldJson = 'application/ld+json';
const svg = 'image/svg+xml';
const varying = { Vary: 'Accept' };
/** Neither an EPCIS document nor a picture has a member for it. */
const cutAt = ({ truncated }: { readonly truncated: boolean }) => ({
  ...varying,
  'X-Lineage-Truncated': String(truncated),
});

export const lineageRoutes = [
  defineRoute({
    ...shared,
    method: 'get',
    path: '/api/v1/events/{id}/lineage',
    extension: { mediaTypes: ['application/ld+json', 'image/svg+xml'] },
    operationId: 'getEventLineage',
    summary: 'Trace an event back to its origins',
    description:
      'An event descends from the last earlier event that made, held or saw each thing it is about. As a tree, or with Accept: application/ld+json as an EPCISDocument of the nearest 500 events, or with image/svg+xml as a picture of the nearest 100. Where there are more, the tree has truncated: true, and the two others come with X-Lineage-Truncated: true.',
    params: eventParams,
    replies: {
      200: {
        description: 'What the event descends from.',
        mediaTypes: {
          'application/json': lineageReply,
          [ldJson]: epcisDocumentSchema,
          [svg]: z.string(),
        },
      },
    },
    errors: { 404: notFound },
    async handle(deps: CaptureDeps, { caller, params: { id }, headers }) {
      const kinds = [
        [ldJson, 'document'],
        [svg, 'picture'],
        ['application/json', 'tree'],
      ] as const;
      const kind = mostAccepted(headers.accept, kinds);
      if (kind === 'picture') {
        const graph = await findLineageGraph(deps, caller, { name: id, maxNodes: maxPictureNodes });
        return reply(svg, lineageSvg(graph), cutAt(graph));
      }
      if (kind === 'document') {
        const found = await findLineageEvents(deps, caller, id);
        const content = epcisDocumentText(found.events, deps.clock.now());
        return reply(`${ldJson}; charset=utf-8`, content, cutAt(found));
      }
      const lineage = await findLineage(deps, caller, id);
      const after = `,"truncated":${lineage.truncated}}`;
      const content = lineagePieces('{"success":true,"lineage":', lineage, after);
      return reply(`${jsonType}; charset=utf-8`, content, varying);
    },
  }),
  defineRoute({
    ...shared,
    method: 'get',
    path: '/api/v1/passports/{id}/lineage',
    extension: true,
    operationId: 'getPassportLineage',
    summary: 'Trace a product back to its origins',
    description:
      'From the last event of each of its things: whatever has its GTIN, or the one with its serial number; or its GRAI.',
    params: z.object({ id: passportParam }),
    replies: {
      200: {
        description: 'A tree for each of them.',
        mediaTypes: { 'application/json': passportLineageReply },
      },
    },
    errors: { 404: 'No such passport in this workspace.' },
    async handle(deps: CaptureDeps, { caller, params: { id } }) {
      const lineage = await findPassportLineage(deps, caller, id);
      const before = `{"success":true,"passportId":"${lineage.passportId}","lineage":[`;
      const content = lineagePieces(before, lineage, `],"truncated":${lineage.truncated}}`);
      return reply(`${jsonType}; charset=utf-8`, content, {});
    },
  }),
  defineRoute({
    ...shared,
    method: 'post',
    path: '/api/v1/events/{id}/audit',
    extension: true,
    operationId: 'auditEventLineage',
    summary: 'Verify an event again',
    description: 'Nothing is stored. An event that nobody signed for is not compliant.',
    gated: false,
    params: eventParams,
    replies: { 200: { description: 'What was found.', schema: eventAuditReply } },
    errors: { 404: notFound },
    async handle(deps: CaptureDeps & VerifyEventDeps, { caller, params: { id } }) {
      const { eventId, compliant, errors, auditedAt, certificate } = await auditCapturedEvent(
        deps,
        caller,
        id,
      );
      return json(200, {
        success: true,
        eventId,
        compliant,
        errors: [...errors],
        auditedAt: auditedAt.toISOString(),
        certificate: certificate && { ...certificate },
      });
    },
  }),
];

function reply(contentType: string, content: RawBody['content'], headers: ReplyHeaders) {
  return { status: 200, headers, raw: { contentType, content } } as const;
}
