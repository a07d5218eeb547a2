import { EXTENSION_CONTEXT } from '@dpp/vc';
import { z } from 'zod';
import type { RouteDeps } from '../../platform/http/route.js';
import { defineRoute } from '../../platform/http/route.js';
import { canonicalContext } from '../../representations/json-ld-context.js';

interface VocabularyDeps extends RouteDeps {
  readonly baseUrl: string;
}

const tag = 'Schemas & Vocabulary';
const cacheable = { 'Cache-Control': 'public, max-age=86400' };
const contextSchema = z
  .looseObject({ '@context': z.looseObject({}) })
  .meta({ id: 'JsonLdContext' });
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
