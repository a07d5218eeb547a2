import { z } from 'zod';
import { ApiError } from '../../platform/http/api-error.js';
import { bulkErrorSchema, standardErrorSchema } from '../../platform/http/error-schemas.js';
import { localeOf } from '../../platform/http/request/locale.js';
import { defineRoute, json } from '../../platform/http/route.js';
import { contentTypeOf } from '../../representations/negotiation/representations.js';
import { unitDocumentSchema } from '../../representations/json-ld/unit-json-ld-schema.js';
import { idParam, passportParam } from '../../platform/http/field-schemas.js';
import { deleteUnit } from './delete-unit.js';
import { getUnit } from './get-unit.js';
import { listUnits } from './list-units.js';
import { readUnitsBody } from './read-unit-input.js';
import { serialiseUnits, type UnitDeps as SerialiseDeps } from './serialise-units.js';
import { unitJson } from './unit-json.js';
import { unitLinkAdvisories } from './unit-link-advisories.js';
import {
  listUnitsQuery,
  listUnitsReply,
  serialiseUnitsBody,
  serialiseUnitsQuery,
  serialiseUnitsReply,
  validateUnitsReply,
} from './unit-schemas.js';
import { validateUnits } from './validate-units.js';

interface UnitDeps extends SerialiseDeps {
  readonly baseUrl: string;
  readonly config: {
    readonly limits: { readonly bulkUnits: number } & SerialiseDeps['config']['limits'];
  };
}

const tag = 'Battery Units';

const ofPassport = z.object({
  passportId: passportParam,
});
const ofUnit = z.object({ id: idParam('battery unit') });

const modelNotFound = 'No such passport in this workspace.';
const unitNotFound = 'UNIT_NOT_FOUND: no such unit in this workspace.';

const ownerHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
};

export const unitRoutes = [
  defineRoute({
    method: 'post',
    path: '/api/v1/passports/{passportId}/units/validate',
    operationId: 'validateBatteryUnits',
    tag,
    summary: 'Check units without making them',
    description:
      'What serialising would say of each, but for its predecessor, which is not looked for. Nothing is stored.',
    access: 'battery:write',
    maxBodyBytes: 'createBodyBytes',
    rejection: 'standard',
    params: ofPassport,
    body: serialiseUnitsBody,
    replies: { 200: { description: 'A verdict for each unit.', schema: validateUnitsReply } },
    errors: { 404: modelNotFound },
    async handle(deps: UnitDeps, { caller, params, body }) {
      const sent = readUnitsBody(body, deps.config.limits.bulkUnits);
      const idOrProductId = params.passportId;
      const verdicts = await validateUnits(deps, caller, { idOrProductId, sent });
      const validCount = verdicts.filter(({ fault }) => fault === undefined).length;
      return json(200, {
        success: true,
        message: `${validCount} of ${sent.length} units are valid, nothing was stored`,
        count: sent.length,
        validCount,
        results: verdicts.map(({ serialNumber, fault, code }) => ({
          serialNumber,
          ok: fault === undefined,
          ...(fault !== undefined && { error: fault, code }),
        })),
      });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/passports/{passportId}/units',
    operationId: 'serializeBatteryUnits',
    tag,
    summary: 'Make up to 200 battery units',
    description:
      'Each succeeds or fails by itself. A unit that names its predecessor makes that one REPURPOSED, or what predecessorStatus says, by a STATUS_CHANGE event in the same transaction.',
    access: 'battery:write',
    maxBodyBytes: 'createBodyBytes',
    rejection: 'standard',
    params: ofPassport,
    query: serialiseUnitsQuery,
    body: serialiseUnitsBody,
    replies: { 201: { description: 'At least one was made.', schema: serialiseUnitsReply } },
    errors: {
      400: {
        description: 'Serialisation Failed: every unit did; or none, or more than 200.',
        schema: z.union([bulkErrorSchema, standardErrorSchema]),
      },
      404: modelNotFound,
    },
    async handle(deps: UnitDeps, { caller, params, query, body, headers, ip }) {
      const sent = readUnitsBody(body, deps.config.limits.bulkUnits);
      const input = { idOrProductId: params.passportId, sent, ip };
      const { passport, units, errors } = await serialiseUnits(deps, caller, input);
      if (units.length === 0)
        throw ApiError.bulk('Serialisation Failed', 'SERIALISATION_FAILED', errors);
      const locale = localeOf(query.lang, headers);
      const { baseUrl } = deps;
      return json(201, {
        success: true,
        message: `${units.length} of ${sent.length} units serialised`,
        count: units.length,
        units: units.map((unit) => unitJson(unit, passport, baseUrl)),
        ...(errors.length > 0 && { errors: [...errors] }),
        warnings: unitLinkAdvisories({ passport, units }, { baseUrl, locale }),
      });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/passports/{passportId}/units',
    operationId: 'listBatteryUnits',
    tag,
    summary: 'List the units of a passport',
    description: 'Newest first. A key bound to another operator is refused with 403.',
    access: 'battery:read',
    params: ofPassport,
    query: listUnitsQuery,
    replies: { 200: { description: 'One page.', schema: listUnitsReply } },
    errors: { 404: modelNotFound },
    async handle(deps: UnitDeps, { caller, params, query: { page, limit } }) {
      const input = { idOrProductId: params.passportId, page, limit };
      const { passport, units, total } = await listUnits(deps, caller, input);
      const { productId } = passport;
      return json(200, {
        success: true,
        count: units.length,
        productId,
        units: units.map((unit) => unitJson(unit, passport, deps.baseUrl)),
        page,
        limit,
        total,
        totalPages: Math.ceil(total / limit),
      });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/units/{id}',
    operationId: 'getBatteryUnit',
    tag,
    summary: 'Get a battery unit as JSON-LD',
    description:
      'With its current state, its 500 most recent events, and the passport as its owner sees it.',
    access: 'battery:read',
    params: ofUnit,
    replies: {
      200: {
        description: 'The unit, privileged view.',
        mediaTypes: { 'application/ld+json': unitDocumentSchema },
      },
    },
    errors: { 404: unitNotFound },
    async handle(deps: UnitDeps, { caller, params }) {
      const content = await getUnit(deps, caller, params.id);
      return {
        status: 200 as const,
        headers: ownerHeaders,
        raw: { contentType: contentTypeOf('json-ld'), content },
      };
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/api/v1/units/{id}',
    operationId: 'deleteBatteryUnit',
    tag,
    summary: 'Always refused: units are not deleted',
    description:
      'The end of its life is a STATUS_CHANGE event: RECYCLED ceases a unit, DECOMMISSIONED retires it.',
    access: 'battery:write',
    params: ofUnit,
    replies: {},
    errors: { 404: unitNotFound, 409: 'UNIT_NOT_DELETABLE, whatever its status.' },
    handle: (deps: UnitDeps, { caller, params }) => deleteUnit(deps, caller, params.id),
  }),
];
