import { z } from 'zod';
import { succeeded, timestampOf } from '../../platform/http/field-schemas.js';
import { cursorQuery, nextCursorField } from '../../platform/http/lists/pagination.js';
import { defineRoute, json, type RouteDeps } from '../../platform/http/route.js';
import { listRequests } from './list-requests.js';

const listRequestsQuery = z.object({
  ...cursorQuery({ defaultLimit: 50, maxLimit: 200 }),
  requestId: z
    .string()
    .max(128)
    .optional()
    .meta({ description: 'Id of a request, as `X-Request-Id` of its reply had it.' }),
  status: z
    .string()
    .regex(/^[1-5][0-9][0-9]$/)
    .transform(Number)
    .optional()
    .meta({ description: 'HTTP status of the reply.' }),
  keyId: z
    .string()
    .max(8)
    .optional()
    .meta({ description: 'The eight hex digits that stand in an API key, its `keyId`.' }),
  from: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional()
    .meta({ description: 'Inclusive lower bound. ISO 8601.' }),
});

const requestSchema = z
  .looseObject({
    requestId: z.string().meta({ description: '`X-Request-Id` of the reply.' }),
    at: timestampOf('When it was answered.'),
    method: z.string().meta({ description: 'HTTP method.' }),
    path: z.string().meta({ description: 'Path without its query; secrets in it are left out.' }),
    status: z.int().meta({
      description: 'HTTP status of the reply; 499 where the client left before it was out.',
    }),
    code: z.string().nullable().meta({ description: 'Code of a refusal; null for what was done.' }),
    message: z
      .string()
      .nullable()
      .meta({ description: 'What the refusal said, at most 500 characters; null for none.' }),
    durationMs: z.int().min(0).meta({ description: 'Milliseconds from its head to its end.' }),
    actor: z.string().meta({ description: 'A user email or api-key:<id>.' }),
  })
  .meta({ id: 'RequestRecord' });

const listRequestsReply = z
  .looseObject({
    success: succeeded,
    requests: z.array(requestSchema).meta({ description: 'Newest first.' }),
    nextCursor: nextCursorField,
  })
  .meta({ id: 'ListRequestsReply' });

export const requestRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/requests',
    extension: true,
    operationId: 'listRequests',
    tag: 'Traceability & Audit',
    summary: 'What was written and refused lately',
    description:
      'Writes, and refusals of any method, by credentials of the workspace: of seven days, the newest 10,000, a second after they were answered. Neither bodies nor queries are kept; of many in one second some are left out. It needs `audit:read` or `webhook:read`.',
    access: 'tenant',
    query: listRequestsQuery,
    replies: { 200: { description: 'One page.', schema: listRequestsReply } },
    errors: { 400: 'INVALID_CURSOR: of another list; or a parameter is ill-formed.' },
    async handle(deps: RouteDeps, { caller, query }) {
      const { requests, nextCursor } = await listRequests(deps, caller, query);
      const shown = requests.map(({ id: _id, tenantId: _tenantId, keyId: _keyId, at, ...one }) => ({
        ...one,
        at: at.toISOString(),
      }));
      return json(200, { success: true, requests: shown, nextCursor });
    },
  }),
];
