import { describeResolver, resolverDescriptionPath } from '@dpp/gs1/resolver';
import { defineRoute, json, type RouteDeps } from '../../platform/http/route.js';
import { resolverDescriptionSchema } from './resolution-schemas.js';

interface ResolverDescriptionDeps extends RouteDeps {
  readonly baseUrl: string;
}

const cacheable = { 'Cache-Control': 'public, max-age=3600' };

export const resolverDescriptionRoutes = [
  defineRoute({
    method: 'get',
    path: resolverDescriptionPath,
    extension: true,
    operationId: 'getResolverDescription',
    tag: 'Public Resolution',
    summary: 'Description of this GS1 resolver',
    description: 'The resolver description file of the GS1-Conformant Resolver standard.',
    access: 'public',
    replies: { 200: { description: 'The description.', schema: resolverDescriptionSchema } },
    handle({ baseUrl }: ResolverDescriptionDeps) {
      const description = describeResolver({
        name: 'Digital Product Passport resolver',
        resolverRoot: baseUrl,
        supportedPrimaryKeys: ['01', '8003'],
      });
      return Promise.resolve(json(200, description, cacheable));
    },
  }),
];
