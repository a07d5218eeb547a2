import { z } from 'zod';
import { defineRoute } from '../../../platform/http/route.js';
import type { ResolutionDeps } from '../resolution-deps.js';
import { notFound } from '../resolution-reply.js';
import {
  badLinkType,
  linkRedirect,
  resolutionErrors,
  resolutionQuery,
  resolutionReplies,
  resolutionRoute,
} from '../resolution-schemas.js';
import { answerKey } from './answer-address.js';
import { findProduct } from './find-product.js';

const workspaceParam = z.string().max(63).meta({
  description: 'Subdomain of the workspace.',
});
const productIdParam = z.string().max(256).meta({
  description: 'Product id that the workspace gave the product, percent-encoded.',
});

/** An ordinary link for products without a GS1 key, which lasts when their passport gets a new edition. */
export const productAddressRoutes = [
  defineRoute({
    ...resolutionRoute,
    path: '/id/{workspace}/{productId}',
    extension: true,
    operationId: 'resolveProduct',
    summary: 'Resolve a passport by workspace and product id',
    description:
      'The address of a product without a GS1 key that lasts: it answers as a GS1 key does, by the current edition of the passport. On the host of a workspace only its own products answer; a sandbox answers on its own host alone.',
    params: z.object({ workspace: workspaceParam, productId: productIdParam }),
    query: resolutionQuery,
    replies: { ...resolutionReplies, 307: linkRedirect },
    errors: { ...resolutionErrors, 400: badLinkType },
    async handle(deps: ResolutionDeps, request) {
      const { params, hostTenantId } = request;
      const { productId } = params;
      const workspace = params.workspace.toLowerCase();
      const target = await findProduct(deps, { workspace, productId, hostTenantId });
      if (!target) throw notFound();
      return answerKey(deps, target, request);
    },
  }),
];
