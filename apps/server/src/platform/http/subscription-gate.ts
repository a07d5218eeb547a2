import { hasApiAccess, isLapsed } from '../auth/plan.js';
import { ApiError } from './api-error.js';
import { contextOf } from './request-context.js';
import type { RequestStep } from './request-step.js';

/** Refuses writes of a workspace whose subscription lapsed or whose plan has no API access. */
export function subscriptionGate(upgradeUrl: string): RequestStep {
  return (request) => {
    const tenant = contextOf(request).caller?.tenant;
    if (tenant && isLapsed(tenant.subscriptionStatus)) {
      const message = 'The subscription of this workspace has lapsed.';
      throw ApiError.standard(402, message).because('subscription_lapsed');
    }
    if (tenant && !hasApiAccess(tenant.tier)) {
      const message = `The ${tenant.tier} plan has no API access.`;
      throw ApiError.standard(402, message, { code: 'api_access_required', upgradeUrl });
    }
  };
}
