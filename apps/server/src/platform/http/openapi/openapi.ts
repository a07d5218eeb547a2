import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { PERMISSIONS } from '../../auth/permissions.js';
import { cookieNameOf } from '../request/cookies.js';
import { markExtensions } from './extension-marks.js';
import { problemContent, refusalsOf, responseHeaders, taggedHeaders } from './openapi-refusals.js';
import { problemMediaType } from '../reply/problem-details.js';
import { readableSchema } from './readable-schema.js';
import { webhooksOf, type WebhookDeclaration } from './openapi-webhooks.js';
import type { Access, AnyRoute } from '../route.js';

/** A route without its handler. */
type RouteDeclaration = Omit<AnyRoute, 'handle'>;

interface ContractInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** By the name of a group of operations: what it is for. */
  readonly tags: Readonly<Record<string, string>>;
  /** Schemas that those of the routes refer to by name. */
  readonly schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [member: `x-${string}`]: string;
}

/** The OpenAPI 3.1 document of the routes: every shape in it is the schema the server runs. */
export function openApiDocument(
  { tags, schemas, ...info }: ContractInfo,
  routes: readonly RouteDeclaration[],
  webhooks: readonly WebhookDeclaration[],
) {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route) };
  }
  const openapi = '3.1.0';
  const document: ZodOpenApiObject = {
    openapi,
    info: { ...info, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: '/', description: 'The server that serves this document' }],
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({
      name,
      ...(tags[name] !== undefined && { description: tags[name] }),
    })),
    components: {
      schemas,
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, `dpp_key_…`.' },
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token of a login.',
        },
        sessionCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieNameOf('session', 'https:'),
          description:
            'Set by a login; dpp_session on plain http. Writes also need the header X-CSRF-Token.',
        },
      },
    },
    paths,
  };
  const options = { override: readableSchema };
  // Apart: the bodies that are sent out are replies of other operations, which have one form and not two.
  const sent = createDocument({ openapi, info, webhooks: webhooksOf(webhooks) }, options);
  const described = {
    ...createDocument(document, options),
    webhooks: sent.webhooks ?? {},
  };
  return markExtensions(described, routes);
}

function operationOf(route: RouteDeclaration): ZodOpenApiOperationObject {
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    ...(route.description && { description: route.description }),
    security: securityOf(route.access),
    ...whoCalls(route.access),
    requestParams: {
      ...(route.params && { path: route.params as z.ZodObject }),
      ...(route.query && { query: route.query as z.ZodObject }),
      ...headerParameters(route),
    },
    ...(route.body && {
      requestBody: {
        required: !mayLackBody(route),
        content: { 'application/json': { schema: route.body } },
      },
    }),
    ...(route.form && {
      requestBody: {
        required: true,
        content: { 'application/x-www-form-urlencoded': { schema: route.form } },
      },
    }),
    ...(route.upload && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          route.upload.mediaTypes.map((mediaType) => [mediaType, { schema: fileSchema }]),
        ),
      },
    }),
    responses: joined(repliesOf(route), refusalsOf(route)),
  };
}

const fileSchema = { type: 'string', format: 'binary' } as const;

/** A status that is a page to people may be a refusal in JSON to programs. */
function joined(
  replies: ZodOpenApiResponsesObject,
  refusals: ZodOpenApiResponsesObject,
): ZodOpenApiResponsesObject {
  const both: Record<string, ZodOpenApiResponsesObject[`4${string}`]> = { ...replies, ...refusals };
  for (const [status, reply] of Object.entries(replies as typeof both)) {
    const refusal = (refusals as typeof both)[status];
    if (!refusal || '$ref' in refusal || '$ref' in reply || refusal.id !== undefined) continue;
    const description = `${reply.description} ${refusal.description}`;
    both[status] = { ...refusal, description, content: { ...reply.content, ...refusal.content } };
  }
  return both;
}

/** A change without body and media type means `{}`, where that is a change of this operation. */
function mayLackBody({ method, body }: RouteDeclaration): boolean {
  return (method === 'patch' || method === 'put') && body?.safeParse({}).success === true;
}

function securityOf(access: Access): Record<string, string[]>[] {
  const session = [{ session: [] }, { sessionCookie: [] }];
  if (access === 'session' || access === 'platform') return session;
  return [...(access === 'public' ? [{}] : []), { apiKey: [] }, ...session];
}

/** Said by no security scheme of OpenAPI: the permission, or else the holder of the credential. */
function whoCalls(access: Access): Record<`x-${string}`, string> {
  if (access === 'public') return {};
  const permission = PERMISSIONS.find((name) => name === access);
  return permission ? { 'x-permission': permission } : { 'x-access': access };
}

const idempotencyHeader = {
  'Idempotency-Key': z.string().optional().meta({
    description: '1 to 255 visible ASCII characters. A retry within 24 hours replays the reply.',
  }),
};

const preconditionHeader = {
  'If-Match': z.string().optional().meta({
    description:
      'The ETag of the version that the change is based on, or several, or `*`. Another version answers 412, and nothing is changed. Weak tags never match.',
  }),
};

function headerParameters({ idempotent, conditional }: RouteDeclaration) {
  if (!idempotent && !conditional) return {};
  return {
    header: z.object({
      ...(idempotent && idempotencyHeader),
      ...(conditional && preconditionHeader),
    }),
  };
}

function repliesOf(route: RouteDeclaration): ZodOpenApiResponsesObject {
  return Object.fromEntries(
    Object.entries(route.replies).map(([status, reply]) => [
      status,
      {
        description: reply.description,
        headers: route.conditional || route.tagged ? taggedHeaders : responseHeaders,
        content:
          'schema' in reply
            ? { 'application/json': { schema: reply.schema } }
            : contentOf(reply.mediaTypes, Number(status)),
      },
    ]),
  );
}

function contentOf(mediaTypes: Readonly<Record<string, z.ZodType>>, status: number) {
  const offered = Object.entries(mediaTypes).map(([type, schema]) => [type, { schema }] as const);
  const isRefusal = status >= 400 && Object.hasOwn(mediaTypes, 'application/json');
  return {
    ...Object.fromEntries(offered),
    ...(isRefusal && { [problemMediaType]: problemContent }),
  };
}
