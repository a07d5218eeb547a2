import { z } from 'zod';
import { ApiError } from '../../../platform/http/api-error.js';
import { idParam } from '../../../platform/http/field-schemas.js';
import { localeOf } from '../../../platform/http/request/locale.js';
import { privateHeaders } from '../../../platform/http/request/sent-token.js';
import { defineRoute, json } from '../../../platform/http/route.js';
import { createImport, type CreateImportDeps } from './create-import.js';
import { exportImport } from './export-import.js';
import { getImport, type GetImportDeps } from './get-import.js';
import { importEtag } from './import-etag.js';
import { detailsJson } from './import-json.js';
import { MAX_FILE_BYTES, TABLE_MEDIA_TYPES } from './import-model.js';
import { createImportQuery, exportImportQuery, importReply } from './import-schemas.js';

const tag = 'Imports';

/** A name of its own: people have the file beside the one that they sent. */
function attachmentOf(fileName: string): string {
  const name = fileName.replace(/\.(?:csv|tsv|txt|xlsx)$/i, '');
  return `attachment; filename*=UTF-8''${encodeURIComponent(`${name}-corrected.csv`)}`;
}

export const importFileRoutes = [
  defineRoute({
    method: 'post',
    path: '/api/v1/imports',
    extension: true,
    operationId: 'createImport',
    heavy: true,
    tag,
    summary: 'Send a table',
    description:
      'The body is the file: CSV with comma, semicolon or tab, in UTF-8 or in UTF-16 with a byte order mark, or the first visible sheet of a workbook (XLSX). At most 20 MB, 50,000 rows, 500 columns, 64 kB in a cell. Its rows are checked in the background as `POST /api/v1/passports/bulk` would; nothing is published before that is asked for.',
    access: 'passport:create',
    upload: { mediaTypes: Object.values(TABLE_MEDIA_TYPES), maxBytes: MAX_FILE_BYTES },
    query: createImportQuery,
    replies: { 201: { description: 'The import.', schema: importReply } },
    errors: {
      400: 'IMPORT_UNREADABLE, IMPORT_TOO_LARGE, or a bad query.',
      409: 'TOO_MANY_IMPORTS.',
    },
    async handle(deps: CreateImportDeps & GetImportDeps, { caller, query, upload, headers }) {
      if (!upload) throw ApiError.badRequest('There is no file.', { code: 'IMPORT_UNREADABLE' });
      const { filename: fileName = 'import', category } = query;
      const { id } = await createImport(deps, caller, { file: upload, fileName, category });
      const locale = localeOf(undefined, headers);
      const details = await getImport(deps, caller, { id, locale });
      const body = { success: true, import: detailsJson(details) } as const;
      return json(201, body, { ETag: importEtag(details.imported) });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/imports/{id}/file',
    extension: true,
    operationId: 'downloadImport',
    tag,
    summary: 'The corrected table as CSV',
    description:
      'UTF-8 with a byte order mark. What a spreadsheet would run as a formula has an apostrophe before it, which an import takes away again: every cell comes back as it was. Rows that are left out are not in it.',
    access: 'passport:create',
    params: z.object({ id: idParam('import') }),
    query: exportImportQuery,
    replies: { 200: { description: 'The table.', mediaTypes: { 'text/csv': z.string() } } },
    errors: { 404: 'No such import in this workspace.' },
    async handle(deps: GetImportDeps, { caller, params: { id }, query, headers }) {
      const { imported, text } = await exportImport(deps, caller, {
        id,
        withFaults: query.faults === 'true',
        locale: localeOf(query.lang, headers),
      });
      return {
        status: 200 as const,
        headers: { ...privateHeaders, 'Content-Disposition': attachmentOf(imported.fileName) },
        raw: { contentType: 'text/csv; charset=utf-8', content: text },
      };
    },
  }),
];
