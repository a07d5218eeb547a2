import { z } from 'zod';
import { defineRoute, json, type RouteDeps } from '../../../platform/http/route.js';
import { passportParam } from '../../../platform/http/field-schemas.js';
import { getPassportVersion } from './get-passport-version.js';
import { listPassportVersions } from './list-passport-versions.js';
import type { PassportVersionSummary } from './passport-version-model.js';
import {
  listPassportVersionsQuery,
  listPassportVersionsReply,
  passportVersionReply,
} from './passport-version-schemas.js';

const tag = 'Passports';

/** As text, like every path parameter; what is no version number is one that no passport has. */
const versionNumber = z
  .string()
  .transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0))
  .meta({ description: 'Number of the version, from 1.' });

export const passportVersionRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/passports/{id}/versions',
    extension: true,
    operationId: 'listPassportVersions',
    tag,
    summary: "A passport's version history",
    description: 'What it held before each of its updates, without the contents. Newest first.',
    access: 'passport:read',
    params: z.object({ id: passportParam }),
    query: listPassportVersionsQuery,
    replies: { 200: { description: 'One page.', schema: listPassportVersionsReply } },
    errors: { 404: 'No such passport in this workspace, by UUID or productId.' },
    async handle(deps: RouteDeps, { caller, params, query }) {
      const { passport, versions, nextCursor } = await listPassportVersions(deps, caller, {
        ...query,
        idOrProductId: params.id,
      });
      return json(200, {
        success: true,
        passportId: passport.id,
        productId: passport.productId,
        versions: versions.map(summaryJson),
        nextCursor,
      });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/passports/{id}/versions/{version}',
    extension: true,
    operationId: 'getPassportVersion',
    tag,
    summary: 'What a passport held before an update',
    description: 'Unmasked for API keys; public tier for sessions.',
    access: 'passport:read',
    params: z.object({ id: passportParam, version: versionNumber }),
    replies: { 200: { description: 'The version.', schema: passportVersionReply } },
    errors: { 404: 'No such passport, by UUID or productId, or no such version of it.' },
    async handle(deps: RouteDeps, { caller, params }) {
      const version = await getPassportVersion(deps, caller, {
        idOrProductId: params.id,
        version: params.version,
      });
      const { metadata, leafHashes, leafSalts } = version;
      return json(200, {
        success: true,
        version: { ...summaryJson(version), metadata, leafHashes, leafSalts },
      });
    },
  }),
];

function summaryJson(version: PassportVersionSummary) {
  const { version: number, status, merkleRoot, changedBy, changeReason, createdAt } = version;
  return {
    version: number,
    status,
    merkleRoot,
    changedBy,
    changeReason,
    createdAt: createdAt.toISOString(),
  };
}
