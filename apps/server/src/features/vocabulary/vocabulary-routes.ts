import { EXTENSION_CONTEXT } from '@dpp/vc';
import type { RouteDeps } from '../../platform/http/route.js';
import { defineRoute } from '../../platform/http/route.js';
import { canonicalContext, closedContext } from '../../representations/json-ld-context.js';
import { contextSchema } from './vocabulary-schemas.js';

interface VocabularyDeps extends RouteDeps {
  readonly baseUrl: string;
}

const tag = 'Schemas & Vocabulary';
const cacheable = { 'Cache-Control': 'public, max-age=86400' };
const contextReply = {
  200: { description: 'JSON-LD context.', mediaTypes: { 'application/ld+json': contextSchema } },
} as const;

export const vocabularyRoutes = [
  defineRoute({
    method: 'get',
    path: '/contexts/dpp/v1',
    operationId: 'getPassportContext',
    tag,
    summary: 'JSON-LD context of passport documents',
    access: 'public',
    replies: contextReply,
    handle: (deps: VocabularyDeps) => Promise.resolve(contextOf(canonicalContext(deps.baseUrl))),
  }),
  defineRoute({
    method: 'get',
    path: '/context/v1',
    operationId: 'getClosedContext',
    tag,
    summary: 'JSON-LD context of passport documents, as a list of terms',
    description:
      'The same terms as `/contexts/dpp/v1` without its `@vocab`: a name that is not listed means nothing to a JSON-LD processor.',
    access: 'public',
    replies: contextReply,
    handle: (deps: VocabularyDeps) => Promise.resolve(contextOf(closedContext(deps.baseUrl))),
  }),
  defineRoute({
    method: 'get',
    path: '/contexts/dpp-credential/v1',
    operationId: 'getCredentialContext',
    tag,
    summary: 'JSON-LD context of the terms that passport credentials add',
    description: 'Frozen: credentials already issued refer to it.',
    access: 'public',
    replies: contextReply,
    handle: (_deps: VocabularyDeps) => Promise.resolve(contextOf(EXTENSION_CONTEXT)),
  }),
];

function contextOf(context: object) {
  const raw = { contentType: 'application/ld+json', content: JSON.stringify(context) };
  return { status: 200 as const, headers: cacheable, raw };
}
