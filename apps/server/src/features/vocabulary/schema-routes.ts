import {
  categoryJsonSchema,
  SCHEMA_CATEGORIES,
  type SchemaCategory,
} from '@dpp/espr-validate/json-schema';
import { z } from 'zod';
import { ApiError } from '../../platform/http/api-error.js';
import { cacheableReply, unchangedReply } from '../../platform/http/reply/cacheable-reply.js';
import type { RouteDeps } from '../../platform/http/route.js';
import { defineRoute } from '../../platform/http/route.js';
import { etagOf } from '../../representations/json-ld/public-document.js';
import { mostAccepted } from '../../representations/negotiation/accept.js';
import { categoryContext } from '../../representations/json-ld/json-ld-context.js';
import { contextSchema } from './vocabulary-schemas.js';

interface SchemaDeps extends RouteDeps {
  readonly baseUrl: string;
}

const jsonSchema = z
  .looseObject({
    $schema: z
      .literal('http://json-schema.org/draft-07/schema#')
      .meta({ description: 'Dialect of the schema.' }),
    $id: z.string().meta({ description: 'Name of the schema: urn:dpp:schema:<category>:1.' }),
  })
  .meta({ id: 'CategoryJsonSchema', description: 'A JSON Schema, draft-07.' });

export const schemaRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/schemas/{category}',
    operationId: 'getSectorSchema',
    tag: 'Schemas & Vocabulary',
    summary: 'JSON Schema of a category',
    description:
      'The rules of `metadata` as JSON Schema, for five of the nine categories: `textiles`, `batteries`, `electronics`, `chemicals`, `construction`. The others are validated by built-in rules and have none. It accepts every document that validation accepts; sums, check digits and rules across fields only validation can check. `Accept: application/ld+json` answers the JSON-LD context of the metadata keys instead.',
    access: 'public',
    params: z.object({
      category: z.string().meta({ description: 'The category; upper case is taken for lower.' }),
    }),
    replies: {
      200: {
        description: 'The schema, or the context.',
        mediaTypes: { 'application/schema+json': jsonSchema, 'application/ld+json': contextSchema },
      },
      304: unchangedReply,
    },
    errors: { 404: 'No such category, or one without a schema.' },
    handle: ({ baseUrl }: SchemaDeps, request) => {
      const category = schemaCategory(request.params.category);
      if (category === undefined) throw ApiError.notFound('There is no schema of this category.');
      const raw = representationOf(category, request.headers.accept, baseUrl);
      const text = { ...raw, etag: etagOf(raw.content), maxAgeSeconds: 86_400 };
      return Promise.resolve(cacheableReply(request, text, { Vary: 'Accept' }));
    },
  }),
];

function schemaCategory(name: string): SchemaCategory | undefined {
  return SCHEMA_CATEGORIES.find((category) => category === name.toLowerCase());
}

/** What an `Accept` header may ask for; the schema where it names none of these. */
const forms = [
  ['application/ld+json', 'context'],
  ['application/schema+json', 'schema'],
  ['application/json', 'schema'],
] as const;

function representationOf(category: SchemaCategory, accept: string | undefined, baseUrl: string) {
  if (mostAccepted<'context' | 'schema'>(accept, forms) === 'context') {
    const content = JSON.stringify(categoryContext(category, baseUrl));
    return { contentType: 'application/ld+json', content };
  }
  return { contentType: 'application/schema+json', content: schemaText(category) };
}

const schemaTexts = new Map<SchemaCategory, string>();

/** The bytes of the package's own file. Written once: no rule changes while the server runs. */
function schemaText(category: SchemaCategory): string {
  const text =
    schemaTexts.get(category) ?? `${JSON.stringify(categoryJsonSchema(category), null, 2)}\n`;
  schemaTexts.set(category, text);
  return text;
}
