import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { ApiError } from '../../platform/http/api-error.js';
import { cacheableReply, unchangedReply } from '../../platform/http/reply/cacheable-reply.js';
import { defineRoute } from '../../platform/http/route.js';
import { etagOf } from '../../representations/json-ld/public-document.js';

const reports = ['seal-report', 'audit-log-report'] as const;

const require = createRequire(import.meta.url);

/** The bytes of the package's own files. */
const texts = new Map<string, string>(
  reports.map((report) => [
    report,
    readFileSync(require.resolve(`@dpp/merkle-seal/${report}.schema.json`), 'utf8'),
  ]),
);

const jsonSchema = z
  .looseObject({
    $schema: z
      .literal('http://json-schema.org/draft-07/schema#')
      .meta({ description: 'Dialect of the schema.' }),
    $id: z.string().meta({ description: 'Name of the schema: urn:dpp:schema:<report>:1.' }),
  })
  .meta({ id: 'ReportJsonSchema', description: 'A JSON Schema, draft-07.' });

export const reportSchemaRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/schemas/reports/{report}',
    extension: true,
    operationId: 'getReportSchema',
    tag: 'Schemas & Vocabulary',
    summary: 'JSON Schema of a report',
    description:
      'What `npx @dpp/merkle-seal` prints with `--json` and the page `/verify` saves: `seal-report` of `verify`, `audit-log-report` of `audit`. It is the file that the package ships.',
    access: 'public',
    params: z.object({
      report: z.string().meta({ description: '`seal-report` or `audit-log-report`.' }),
    }),
    replies: {
      200: {
        description: 'The schema.',
        mediaTypes: { 'application/schema+json': jsonSchema },
      },
      304: unchangedReply,
    },
    errors: { 404: 'No such report.' },
    handle: (_deps, request) => {
      const content = texts.get(request.params.report);
      if (content === undefined) throw ApiError.notFound('There is no schema of this report.');
      const contentType = 'application/schema+json';
      const text = { contentType, content, etag: etagOf(content), maxAgeSeconds: 86_400 };
      return Promise.resolve(cacheableReply(request, text));
    },
  }),
];
