import { z } from 'zod';
import {
  standardErrorSchema,
  validationErrorSchema,
} from '../../../platform/http/error-schemas.js';
import { langQuery, passportParam } from '../../../platform/http/field-schemas.js';
import { parseIfMatch } from '../../../platform/http/request/if-match.js';
import { localeOf } from '../../../platform/http/request/locale.js';
import { privateHeaders } from '../../../platform/http/request/sent-token.js';
import { defineRoute, json } from '../../../platform/http/route.js';
import { passportEtag } from '../editing/passport-etag.js';
import { passportChangedSchema } from '../passport-edit-schemas.js';
import { declareCarrierBody, passportCarrierReply } from './carrier-schemas.js';
import { declareCarrier, type DeclareCarrierDeps } from './declare-carrier.js';
import {
  readPassportCarrier,
  type PassportCarrier,
  type PassportCarrierDeps,
} from './passport-carrier.js';

const shared = {
  path: '/api/v1/passports/{id}/carrier',
  extension: true,
  tag: 'QR Codes',
  rejection: 'standard',
  params: z.object({ id: passportParam }),
} as const;

export const carrierRoutes = [
  defineRoute({
    ...shared,
    method: 'get',
    operationId: 'getPassportCarrier',
    summary: 'How the code of a passport is printed',
    description:
      '`dataCarrier` of its metadata, and the code that follows from it, with its size in millimetres. Without a declaration: a QR Code with an X-dimension of 0.495 mm.',
    access: 'passport:read',
    replies: { 200: { description: 'Declared and drawn.', schema: passportCarrierReply } },
    errors: {
      400: 'CARRIER_KEY_REQUIRED, CARRIER_DESIGN_INVALID or CARRIER_TOO_LARGE: what is declared cannot be drawn.',
      404: 'No such passport in this workspace, by UUID or productId.',
    },
    async handle(deps: PassportCarrierDeps, { caller, params }) {
      return json(200, replyOf(await readPassportCarrier(deps, caller, params.id)), privateHeaders);
    },
  }),
  defineRoute({
    ...shared,
    method: 'put',
    operationId: 'declarePassportCarrier',
    summary: 'Declare how the code of a passport is printed',
    description:
      'Stored as `dataCarrier` of the metadata: public, in every representation, and covered by the seal. What the drawing decides is filled in. A draft is saved; a live passport is validated and gets a version of its history. Refused like any change of the passport, such as with WORKSPACE_LIMIT_REACHED.',
    access: 'passport:update',
    conditional: true,
    query: z.object(langQuery),
    body: declareCarrierBody,
    replies: { 200: { description: 'Declared and drawn.', schema: passportCarrierReply } },
    errors: {
      400: {
        description:
          'CARRIER_HEIGHT_MISMATCH, CARRIER_KEY_REQUIRED, CARRIER_DESIGN_INVALID, CARRIER_TOO_LARGE, or Validation Failed for other fields of a live passport.',
        schema: z.union([validationErrorSchema, standardErrorSchema]),
      },
      403: 'PASSPORT_SEALED_IMMUTABLE, or no permission.',
      404: 'No such passport in this workspace, by UUID or productId.',
      412: {
        description: 'PASSPORT_CHANGED: the passport has another version than If-Match names.',
        schema: passportChangedSchema,
      },
    },
    async handle(deps: DeclareCarrierDeps, { caller, params, query, body, headers, ip }) {
      const { passport, ...declared } = await declareCarrier(deps, caller, {
        idOrProductId: params.id,
        declared: body,
        ifMatch: parseIfMatch(headers['if-match']),
        locale: localeOf(query.lang, headers),
        ip,
      });
      return json(200, replyOf(declared), { ETag: passportEtag(passport) });
    },
  }),
];

function replyOf({ declared, isUnfit, code, carrier }: PassportCarrier) {
  const { matrix: _, ...drawn } = carrier;
  return { success: true, declared, isUnfit, carrier: { ...drawn, text: [...code.text] } } as const;
}
