import { z } from 'zod';
import { idParam } from '../../../platform/http/field-schemas.js';
import { parseIfMatch } from '../../../platform/http/request/if-match.js';
import { localeOf } from '../../../platform/http/request/locale.js';
import { defineRoute, json } from '../../../platform/http/route.js';
import { jobJson } from '../jobs/job-routes.js';
import { jobReply } from '../jobs/job-schemas.js';
import type { CreateImportDeps } from './create-import.js';
import { deleteImport } from './delete-import.js';
import { getImport, type GetImportDeps } from './get-import.js';
import { detailsJson, rowJson, summaryJson } from './import-json.js';
import {
  deleteImportReply,
  importChangedSchema,
  importReply,
  languageQuery,
  listImportRowsQuery,
  listImportRowsReply,
  listImportsReply,
  publishImportBody,
  updateImportBody,
  updateImportReply,
} from './import-schemas.js';
import { listImports } from './list-imports.js';
import { publishImport } from './publish/publish-import.js';
import { importEtag } from './import-etag.js';
import { listImportRows } from './rows/list-import-rows.js';
import { showChangedRows } from './rows/show-changed-rows.js';
import { updateImport } from './update-import.js';

const tag = 'Imports';
const params = z.object({ id: idParam('import') });
const notFound = 'No such import in this workspace.';
const changed = {
  description: 'IMPORT_CHANGED: the import has another version than If-Match names.',
  schema: importChangedSchema,
};

export const tableImportRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/imports',
    extension: true,
    operationId: 'listImports',
    tag,
    summary: 'Imports of the workspace',
    description: 'At most 20. A credential that is bound to one operator sees those of its own.',
    access: 'passport:create',
    replies: { 200: { description: 'The imports.', schema: listImportsReply } },
    async handle(deps: GetImportDeps, { caller }) {
      const imports = await listImports(deps, caller);
      return json(200, { success: true, imports: imports.map(summaryJson) });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/imports/{id}',
    extension: true,
    operationId: 'getImport',
    tag,
    summary: 'An import with its columns and faults',
    description: 'Send its ETag as `If-Match` of the change that follows.',
    access: 'passport:create',
    tagged: true,
    params,
    query: languageQuery,
    replies: { 200: { description: 'The import.', schema: importReply } },
    errors: { 404: notFound },
    async handle(deps: GetImportDeps, { caller, params: { id }, query, headers }) {
      const locale = localeOf(query.lang, headers);
      const details = await getImport(deps, caller, { id, locale });
      const body = { success: true, import: detailsJson(details) } as const;
      return json(200, body, { ETag: importEtag(details.imported) });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/imports/{id}/rows',
    extension: true,
    operationId: 'listImportRows',
    tag,
    summary: 'Rows of an import',
    description:
      'With their cells and faults: all, those with one kind of fault, or those in a state.',
    access: 'passport:create',
    params,
    query: listImportRowsQuery,
    replies: { 200: { description: 'A page of rows.', schema: listImportRowsReply } },
    errors: { 400: 'INVALID_CURSOR, or a bad filter.', 404: notFound },
    async handle(deps: GetImportDeps, { caller, params: { id }, query, headers }) {
      const { lang, ...filter } = query;
      const locale = localeOf(lang, headers);
      const page = await listImportRows(deps, caller, { ...filter, id, locale });
      const { columns } = page.imported;
      return json(200, {
        success: true,
        rows: page.rows.map((row) => ({ ...rowJson(row, columns), cells: row.cells })),
        nextCursor: page.nextCursor,
      });
    },
  }),
  defineRoute({
    method: 'patch',
    path: '/api/v1/imports/{id}',
    extension: true,
    operationId: 'updateImport',
    tag,
    summary: 'Correct an import',
    description:
      'Settings and columns have all rows checked again, in the background. Cells, and rows that are left out or taken in, are checked at once, and these rows alone.',
    access: 'passport:create',
    conditional: true,
    maxBodyBytes: 'createBodyBytes',
    params,
    query: languageQuery,
    body: updateImportBody,
    replies: { 200: { description: 'The import, as it is now.', schema: updateImportReply } },
    errors: {
      400: 'IMPORT_COLUMNS_INVALID, IMPORT_ROW_NOT_FOUND, IMPORT_TOO_LARGE, FACILITY_NOT_FOUND, or a bad body.',
      404: notFound,
      409: 'IMPORT_PUBLISHING, or IMPORT_ROW_PUBLISHED.',
      412: changed,
    },
    async handle(deps: GetImportDeps, { caller, params: { id }, query, body, headers }) {
      const { cells = [], leaveOut = [], takeIn = [], columns, ...sent } = body;
      const { category, operatorId, facilityId, existing, allowSku } = sent;
      const numbers = await updateImport(deps, caller, {
        id,
        ifMatch: parseIfMatch(headers['if-match']),
        settings: { category, operatorId, facilityId, existing, allowSku, columns },
        changes: { cells, leaveOut, takeIn },
      });
      const locale = localeOf(query.lang, headers);
      const rows = await showChangedRows(deps, caller, { id, numbers, locale });
      const details = await getImport(deps, caller, { id, locale });
      const shown = rows.map((row) => rowJson(row, details.imported.columns));
      const reply = { success: true, import: detailsJson(details), rows: shown } as const;
      return json(200, reply, { ETag: importEtag(details.imported) });
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/api/v1/imports/{id}',
    extension: true,
    operationId: 'deleteImport',
    tag,
    summary: 'Delete an import',
    description: 'With its rows. The passports that it made stay.',
    access: 'passport:create',
    params,
    replies: { 200: { description: 'It is gone.', schema: deleteImportReply } },
    errors: { 404: notFound, 409: 'IMPORT_PUBLISHING.' },
    async handle(deps: GetImportDeps, { caller, params: { id } }) {
      await deleteImport(deps, caller, id);
      return json(200, { success: true });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/imports/{id}/publish',
    extension: true,
    operationId: 'publishImport',
    tag,
    summary: 'Publish an import as a job',
    description:
      'Each row that is ready becomes a passport, as by a create of the same credential. Rows whose passport is there update it where `existing` is UPDATE, and are left alone otherwise. A row that is refused stops no other; each is published once.',
    access: 'passport:create',
    conditional: true,
    idempotent: true,
    params,
    body: publishImportBody,
    replies: { 202: { description: 'The job, queued.', schema: jobReply } },
    errors: {
      400: 'JOB_EMPTY: no row is to be published; or a bad body.',
      404: notFound,
      409: 'IMPORT_NOT_CHECKED, IMPORT_PUBLISHING, TOO_MANY_JOBS, or IDEMPOTENCY_KEY_REUSED.',
      412: changed,
    },
    async handle(deps: CreateImportDeps, { caller, params: { id }, body, headers, ip }) {
      const job = await publishImport(deps, caller, {
        id,
        ifMatch: parseIfMatch(headers['if-match']),
        keepFaulty: body.keepFaulty ?? false,
        ip,
      });
      return json(202, { success: true, job: jobJson(job) });
    },
  }),
];
