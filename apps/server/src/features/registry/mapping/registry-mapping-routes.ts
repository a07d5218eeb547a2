import { z } from 'zod';
import { parseIfMatch } from '../../../platform/http/request/if-match.js';
import { privateHeaders } from '../../../platform/http/request/sent-token.js';
import { defineRoute, json } from '../../../platform/http/route.js';
import type { CreateExportDeps } from '../exports/create-registry-export.js';
import type { VersionedMapping } from '../registry-model.js';
import { getRegistryFileSchema } from './get-registry-file-schema.js';
import { getRegistryMapping } from './get-registry-mapping.js';
import { knownMapping } from './known-mapping.js';
import { mappingEtag } from './mapping-etag.js';
import {
  mappingQuery,
  mappingReply,
  registryMappingSchema,
  schemaQuery,
} from './registry-mapping-schemas.js';
import { updateRegistryMapping } from './update-registry-mapping.js';

const tag = 'Registry';
const path = '/api/v1/registry/mapping';

export const registryMappingRoutes = [
  defineRoute({
    method: 'get',
    path,
    extension: true,
    operationId: 'getRegistryMapping',
    tag,
    summary: 'How files of the registry are written and read',
    description:
      'Names of fields, schemes of operators, range of commodity codes, back-up link and hash: what the registry has not published, or may change. Version 0 comes with the server and is used until another one is stored.',
    access: 'passport:read',
    tagged: true,
    query: mappingQuery,
    replies: { 200: { description: 'The mapping.', schema: mappingReply } },
    errors: { 404: 'The mapping has no such version.' },
    async handle(deps: CreateExportDeps, { caller, query: { version } }) {
      const found = await getRegistryMapping(deps, caller, version);
      return json(200, mappingJson(found), { ETag: mappingEtag(found) });
    },
  }),
  defineRoute({
    method: 'put',
    path,
    extension: true,
    operationId: 'updateRegistryMapping',
    tag,
    summary: 'Store a mapping',
    description:
      'As the next version; earlier ones stay, and exports that were made keep theirs. A mapping that is the same as the newest one is no new version. Concerns the whole workspace: a credential that is bound to one operator is refused.',
    access: 'passport:update',
    conditional: true,
    body: registryMappingSchema,
    replies: { 200: { description: 'The mapping, as it is stored.', schema: mappingReply } },
    errors: {
      400: 'REGISTRY_MAPPING_INVALID: `errors` has a path and a message for each rule that is broken; or a bad body.',
      409: 'WORKSPACE_LIMIT_REACHED: there are 1,000 versions.',
      412: 'REGISTRY_MAPPING_CHANGED: the mapping has another version than If-Match names.',
    },
    async handle(deps: CreateExportDeps, { caller, body, headers, ip }) {
      const stored = await updateRegistryMapping(deps, caller, {
        mapping: knownMapping(body),
        ifMatch: parseIfMatch(headers['if-match']),
        ip,
      });
      return json(200, mappingJson(stored), { ETag: mappingEtag(stored) });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/registry/schema',
    extension: true,
    operationId: 'getRegistryFileSchema',
    tag,
    summary: 'Schema of the files that are written now',
    description:
      "Made of the mapping in use. It is this server's: the registry has published no schema.",
    access: 'passport:read',
    query: schemaQuery,
    replies: {
      200: {
        description: 'The schema.',
        mediaTypes: {
          'application/schema+json': z.looseObject({}),
          'application/xml': z.string(),
        },
      },
    },
    errors: { 400: 'A format that is neither `json` nor `xml`.' },
    async handle(deps: CreateExportDeps, { caller, query: { format } }) {
      const content = await getRegistryFileSchema(deps, caller, format);
      const type = format === 'json' ? 'application/schema+json' : 'application/xml';
      return {
        status: 200 as const,
        headers: privateHeaders,
        raw: { contentType: `${type}; charset=utf-8`, content },
      };
    },
  }),
];

function mappingJson({ version, mapping, createdBy, createdAt }: VersionedMapping) {
  return {
    success: true,
    version,
    createdBy,
    createdAt: createdAt?.toISOString() ?? null,
    mapping,
  } as const;
}
