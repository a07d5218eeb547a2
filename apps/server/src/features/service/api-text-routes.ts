import { z } from 'zod';
import { ApiError } from '../../platform/http/api-error.js';
import { cacheableReply, unchangedReply } from '../../platform/http/reply/cacheable-reply.js';
import { defineRoute, type RouteDeps } from '../../platform/http/route.js';
import type { ApiPage } from './api-page.js';

interface ApiTextDeps extends RouteDeps {
  readonly apiPage: ApiPage;
}

const shared = { method: 'get', tag: 'Service', access: 'public', extension: true } as const;
const markdown = {
  200: { description: 'The text.', mediaTypes: { 'text/markdown': z.string() } },
  304: unchangedReply,
} as const;

/** The description of the API as text. */
export const apiTextRoutes = [
  defineRoute({
    ...shared,
    path: '/llms.txt',
    operationId: 'getLlmsText',
    summary: 'Index of the description for language models',
    description:
      'As llmstxt.org lays it out: what the API is for, and a link to the Markdown of each group.',
    replies: {
      200: { description: 'The index.', mediaTypes: { 'text/plain': z.string() } },
      304: unchangedReply,
    },
    async handle({ apiPage }: ApiTextDeps, request) {
      return cacheableReply(request, (await apiPage.getTexts()).index);
    },
  }),
  defineRoute({
    ...shared,
    path: '/docs.md',
    operationId: 'getApiMarkdown',
    summary: 'This description of the API as Markdown',
    description: 'The same as the web page, with code samples and examples.',
    replies: markdown,
    async handle({ apiPage }: ApiTextDeps, request) {
      return cacheableReply(request, (await apiPage.getTexts()).page);
    },
  }),
  defineRoute({
    ...shared,
    path: '/docs/groups/{group}',
    operationId: 'getApiGroupMarkdown',
    summary: 'One group of operations as Markdown',
    description: '`/llms.txt` lists the groups.',
    params: z.object({
      group: z.string().meta({ description: 'File of the group, such as `passports.md`.' }),
    }),
    replies: markdown,
    errors: { 404: 'There is no such group.' },
    async handle({ apiPage }: ApiTextDeps, request) {
      const text = (await apiPage.getTexts()).groups.get(request.params.group);
      if (!text) throw ApiError.notFound('There is no such group of operations.');
      return cacheableReply(request, text);
    },
  }),
];
