import { MAXIMUM_REQUESTS_PER_FILE } from '@dpp/espr-validate/registry';
import { z } from 'zod';
import { privateHeaders } from '../../../platform/http/request/sent-token.js';
import { defineRoute, json } from '../../../platform/http/route.js';
import { MAX_EXPORT_ITEMS } from '../registry-model.js';
import { createRegistryExport, type CreateExportDeps } from './create-registry-export.js';
import { getRegistryExport } from './get-registry-export.js';
import { listRegistryExports, noResults, type CountedExport } from './list-registry-exports.js';
import { readRegistryFile } from './read-registry-file.js';
import {
  createExportBody,
  createExportReply,
  exportParams,
  exportReply,
  fileParams,
  fileQuery,
  listExportsQuery,
  listExportsReply,
} from './registry-export-schemas.js';

const tag = 'Registry';
const path = '/api/v1/registry/exports';
const notFound = 'No such export in this workspace.';

export const registryExportRoutes = [
  defineRoute({
    method: 'post',
    path,
    extension: true,
    operationId: 'createRegistryExport',
    heavy: true,
    tag,
    summary: 'Write passports into files for the registry',
    description:
      'Writes a request for each passport that is to be handed in, at most 10,000 at once, into files of 100. Nothing is sent: a person hands the files in at the registry, whose interface is not public. A version that is exported or registered is not written again; where the files were lost, download them again.',
    access: 'passport:update',
    idempotent: true,
    body: createExportBody,
    replies: { 201: { description: 'The export.', schema: createExportReply } },
    errors: {
      400: 'REGISTRY_EXPORT_EMPTY: nothing is to be handed in; or a bad body.',
      404: 'A passport of `ids` is not there, or is archived or a former edition.',
      409: 'REGISTRY_NOT_READY: a passport of `ids` cannot be handed in. WORKSPACE_LIMIT_REACHED, or IDEMPOTENCY_KEY_REUSED.',
    },
    async handle(deps: CreateExportDeps, { caller, body, ip }) {
      const { ids, category, limit = MAX_EXPORT_ITEMS } = body;
      const { made, hasMore } = await createRegistryExport(deps, caller, {
        ids,
        category,
        limit,
        ip,
      });
      const shown = exportJson({ made, results: noResults });
      return json(201, { success: true, export: shown, hasMore });
    },
  }),
  defineRoute({
    method: 'get',
    path,
    extension: true,
    operationId: 'listRegistryExports',
    tag,
    summary: 'Exports for the registry',
    description:
      'With what results say of them. A credential that is bound to one operator sees those that it made for that one.',
    access: 'passport:read',
    query: listExportsQuery,
    replies: { 200: { description: 'A page of exports.', schema: listExportsReply } },
    errors: { 400: 'INVALID_CURSOR.' },
    async handle(deps: CreateExportDeps, { caller, query }) {
      const { exports, nextCursor } = await listRegistryExports(deps, caller, query);
      return json(200, { success: true, exports: exports.map(exportJson), nextCursor });
    },
  }),
  defineRoute({
    method: 'get',
    path: `${path}/{id}`,
    extension: true,
    operationId: 'getRegistryExport',
    tag,
    summary: 'An export for the registry',
    description: 'With the number of its files, and what results say of its requests.',
    access: 'passport:read',
    params: exportParams,
    replies: { 200: { description: 'The export.', schema: exportReply } },
    errors: { 404: notFound },
    async handle(deps: CreateExportDeps, { caller, params: { id } }) {
      const found = await getRegistryExport(deps, caller, id);
      return json(200, { success: true, export: exportJson(found) });
    },
  }),
  defineRoute({
    method: 'get',
    path: `${path}/{id}/files/{number}`,
    extension: true,
    operationId: 'downloadRegistryFile',
    tag,
    summary: 'A file of an export',
    description:
      'As JSON or XML, written by the mapping that the export was made with: each time the same. Its schema is that of `GET /api/v1/registry/schema` while the mapping is in use.',
    access: 'passport:read',
    params: fileParams,
    query: fileQuery,
    replies: {
      200: {
        description: 'The file.',
        mediaTypes: { 'application/json': z.looseObject({}), 'application/xml': z.string() },
      },
    },
    errors: {
      400: 'A format that is neither `json` nor `xml`.',
      404: `${notFound} Or no such file.`,
    },
    async handle(deps: CreateExportDeps, { caller, params: { id, number }, query: { format } }) {
      const content = await readRegistryFile(deps, caller, { id, number, format });
      const name = `registry-${id}-${number}.${format}`;
      return {
        status: 200 as const,
        headers: { ...privateHeaders, 'Content-Disposition': `attachment; filename="${name}"` },
        raw: { contentType: `application/${format}; charset=utf-8`, content },
      };
    },
  }),
];

function exportJson({ made, results }: CountedExport) {
  const { id, mappingVersion, total, createdBy, createdAt } = made;
  return {
    ...{ id, mappingVersion, total },
    files: Math.ceil(total / MAXIMUM_REQUESTS_PER_FILE),
    registered: results.registered,
    refused: results.refused,
    createdBy,
    createdAt: createdAt.toISOString(),
  };
}
