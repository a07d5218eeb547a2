import { EXTENSION_CONTEXT } from '@dpp/vc';
import { cacheableReply, unchangedReply } from '../../platform/http/reply/cacheable-reply.js';
import type { RouteDeps } from '../../platform/http/route.js';
import { defineRoute } from '../../platform/http/route.js';
import { canonicalContext, closedContext } from '../../representations/json-ld/json-ld-context.js';
import { etagOf } from '../../representations/json-ld/public-document.js';
import { contextSchema } from './vocabulary-schemas.js';

interface VocabularyDeps extends RouteDeps {
  readonly baseUrl: string;
}

const tag = 'Schemas & Vocabulary';
const contextReply = {
  200: { description: 'JSON-LD context.', mediaTypes: { 'application/ld+json': contextSchema } },
  304: unchangedReply,
} as const;

export const vocabularyRoutes = [
  defineRoute({
    method: 'get',
    path: '/contexts/dpp/v1',
    operationId: 'getDppJsonLdContext',
    tag,
    summary: 'JSON-LD context of passport documents',
    description:
      'What the term map of a passport refers to. It has an @vocab, so that no metadata key is lost when a document is expanded.',
    access: 'public',
    replies: contextReply,
    handle: ({ baseUrl }: VocabularyDeps, request) => replyWith(canonicalContext(baseUrl), request),
  }),
  defineRoute({
    method: 'get',
    path: '/context/v1',
    operationId: 'getJsonLdContext',
    tag,
    summary: 'JSON-LD context of passport documents, as a list of terms',
    description:
      'The same terms as `/contexts/dpp/v1` without its `@vocab`: a name that is not listed means nothing to a JSON-LD processor.',
    access: 'public',
    replies: contextReply,
    handle: ({ baseUrl }: VocabularyDeps, request) => replyWith(closedContext(baseUrl), request),
  }),
  defineRoute({
    method: 'get',
    path: '/contexts/dpp-credential/v1',
    extension: true,
    operationId: 'getCredentialContext',
    tag,
    summary: 'JSON-LD context of the terms that passport credentials add',
    description: 'Frozen: credentials already issued refer to it.',
    access: 'public',
    replies: contextReply,
    handle: (_deps: VocabularyDeps, request) => replyWith(EXTENSION_CONTEXT, request),
  }),
];

function replyWith(context: object, request: Parameters<typeof cacheableReply>[0]) {
  const content = JSON.stringify(context);
  const contentType = 'application/ld+json';
  const text = { contentType, content, etag: etagOf(content), maxAgeSeconds: 86_400 };
  return Promise.resolve(cacheableReply(request, text));
}
