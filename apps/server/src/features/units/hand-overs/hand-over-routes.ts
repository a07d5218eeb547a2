import { defineRoute, json } from '../../../platform/http/route.js';
import { privateHeaders } from '../../../platform/http/request/sent-token.js';
import { unitUrl } from '../../../representations/digital-link-uri.js';
import type { UnitDeps } from '../serialise-units.js';
import { unitJson } from '../unit-json.js';
import { acceptHandOver } from './accept-hand-over.js';
import { cancelHandOver } from './cancel-hand-over.js';
import { statusOf, type HandOver } from './hand-over-model.js';
import {
  acceptBody,
  acceptReply,
  handOverParams,
  handOverReply,
  listHandOversQuery,
  listHandOversReply,
  offerBody,
  offerReply,
  previewBody,
  previewReply,
  unitParams,
} from './hand-over-schemas.js';
import { listHandOvers } from './list-hand-overs.js';
import { offerHandOver } from './offer-hand-over.js';
import { previewHandOver } from './preview-hand-over.js';

type HandOverDeps = UnitDeps & { readonly baseUrl: string };

const path = '/api/v1/units/{id}/hand-overs';
const unitNotFound = 'UNIT_NOT_FOUND: no such unit in this workspace.';
const unusable =
  'HAND_OVER_ACCEPTED, HAND_OVER_CANCELLED or HAND_OVER_EXPIRED: the offer is over. HAND_OVER_OWN_WORKSPACE, HAND_OVER_ENVIRONMENT: it is for another workspace, or for a sandbox. HAND_OVER_SUSPENDED: the giver is suspended.';

const shared = {
  tag: 'Hand-overs',
  extension: true,
  // A key of a device reports telemetry: it does not give the battery away.
  access: 'passport:update',
} as const;

export const handOverRoutes = [
  defineRoute({
    ...shared,
    method: 'post',
    path,
    operationId: 'offerHandOver',
    summary: 'Offer a battery to another company',
    description:
      'Makes a token, which another workspace of this server accepts the battery with. Until then nothing changes: this company stays responsible. A unit has one open offer at a time.',
    params: unitParams,
    body: offerBody,
    replies: { 201: { description: 'The offer, with its token.', schema: offerReply } },
    errors: {
      400: 'An expiresAt that is past, or more than 90 days away.',
      404: unitNotFound,
      409: 'HAND_OVER_OPEN: it is offered already. UNIT_HANDED_OVER, UNIT_SUCCEEDED, UNIT_RECYCLED: the unit stands for no battery any more. HAND_OVER_DRAFT: its passport is a draft.',
    },
    async handle(deps: HandOverDeps, { caller, params: { id: unitId }, body, ip }) {
      const { expiresAt: end, becomes = 'REPURPOSED' } = body;
      const expiresAt = end === undefined ? undefined : new Date(end);
      const made = await offerHandOver(deps, caller, { unitId, expiresAt, becomes, ip });
      const handOver = handOverJson(made.offer, deps);
      const message = 'Battery offered. The token is not shown again.';
      const reply = json(201, { success: true, message, handOver, token: made.token });
      return { ...reply, headers: privateHeaders };
    },
  }),
  defineRoute({
    ...shared,
    method: 'get',
    path,
    operationId: 'listHandOvers',
    summary: 'Offers of a battery',
    description: 'Newest first, those that are over included. Tokens are not shown.',
    access: 'battery:read',
    params: unitParams,
    query: listHandOversQuery,
    replies: { 200: { description: 'One page.', schema: listHandOversReply } },
    errors: { 404: unitNotFound },
    async handle(deps: HandOverDeps, { caller, params: { id: unitId }, query }) {
      const { offers, total } = await listHandOvers(deps, caller, { unitId, ...query });
      const handOvers = offers.map((offer) => handOverJson(offer, deps));
      const totalPages = Math.ceil(total / query.limit);
      return json(200, { success: true, handOvers, ...query, total, totalPages });
    },
  }),
  defineRoute({
    ...shared,
    method: 'delete',
    path: `${path}/{handOverId}`,
    operationId: 'cancelHandOver',
    summary: 'Take an offer back',
    description: 'Its token opens nothing from then on. Cancelling again changes nothing.',
    params: handOverParams,
    replies: { 200: { description: 'The cancelled offer.', schema: handOverReply } },
    errors: {
      404: `${unitNotFound} HAND_OVER_NOT_FOUND: no such offer of this unit.`,
      409: 'HAND_OVER_ACCEPTED or HAND_OVER_EXPIRED: there is nothing to take back.',
    },
    async handle(deps: HandOverDeps, { caller, params: { id: unitId, handOverId: id }, ip }) {
      const offer = await cancelHandOver(deps, caller, { unitId, id, ip });
      const message = 'Offer cancelled';
      return json(200, { success: true, message, handOver: handOverJson(offer, deps) });
    },
  }),
  defineRoute({
    ...shared,
    method: 'post',
    path: '/api/v1/hand-overs/preview',
    operationId: 'previewHandOver',
    summary: 'See which battery a token offers',
    description:
      'For the workspace that is to take it: the battery as far as the public sees it, and who is responsible for it. Nothing changes.',
    limits: ['standard', 'hand-over'],
    body: previewBody,
    replies: { 200: { description: 'What is offered.', schema: previewReply } },
    errors: { 404: 'HAND_OVER_NOT_FOUND: no hand-over has this token.', 409: unusable },
    async handle(deps: HandOverDeps, { caller, body: { token } }) {
      const { offer, unit, passport } = await previewHandOver(deps, caller, token);
      const { name, regId } = passport.economicOperator;
      const { id, serialNumber, status } = unit;
      return json(200, {
        success: true,
        expiresAt: offer.expiresAt.toISOString(),
        becomes: offer.becomes,
        responsible: { name, regId },
        unit: {
          ...{ id, serialNumber, productId: passport.productId, status },
          manufacturedAt: unit.manufacturedAt?.toISOString() ?? null,
          unitUrl: unitUrl(id, deps.baseUrl),
        },
      });
    },
  }),
  defineRoute({
    ...shared,
    method: 'post',
    path: '/api/v1/hand-overs/accept',
    operationId: 'acceptHandOver',
    summary: 'Take over a battery of another company',
    description:
      'Makes the successor of the battery under a published passport of this workspace, whose operator is responsible for it from this moment on. The record of the giver ends in the same transaction: it takes no more events and no successor, and its public address names the new company and links on. Each of the two audit logs has an entry with the id of the hand-over.',
    limits: ['standard', 'hand-over'],
    idempotent: true,
    body: acceptBody,
    replies: { 201: { description: 'The battery in this workspace.', schema: acceptReply } },
    errors: {
      404: 'HAND_OVER_NOT_FOUND: no hand-over has this token. PASSPORT_NOT_FOUND: no such passport in this workspace.',
      409: `${unusable} UNIT_HANDED_OVER, UNIT_SUCCEEDED, UNIT_RECYCLED: the giver's unit stands for no battery any more. UNIT_SERIAL_TAKEN: the passport has a unit with this serial number. HAND_OVER_DRAFT, PASSPORT_SUPERSEDED, REVISION_NOT_PUBLISHED: the passport is no home for it. IDEMPOTENCY_KEY_REUSED.`,
    },
    async handle(deps: HandOverDeps, { caller, body, ip }) {
      const { token, passportId: idOrProductId, serialNumber } = body;
      const input = { token, idOrProductId, serialNumber, ip };
      const { unit, passport } = await acceptHandOver(deps, caller, input);
      const message = 'Battery taken over';
      return json(201, { success: true, message, unit: unitJson(unit, passport, deps.baseUrl) });
    },
  }),
];

function handOverJson(offer: HandOver, { clock }: Pick<HandOverDeps, 'clock'>) {
  const { id, unitId, becomes, createdBy } = offer;
  return {
    ...{ id, unitId, status: statusOf(offer, clock.now()), becomes, createdBy },
    createdAt: offer.createdAt.toISOString(),
    expiresAt: offer.expiresAt.toISOString(),
    closedAt: offer.closedAt?.toISOString() ?? null,
  };
}
