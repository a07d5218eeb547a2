import { hasApiAccess, isLapsed } from '../../auth/plan.js';
import { ApiError } from '../api-error.js';
import { contextOf } from '../request-context.js';
import type { RequestStep } from '../request-step.js';

/**
 * Refuses writes of a workspace with a lapsed subscription, and those of programs where the plan has no API access:
 * people at the console may write.
 */
export function subscriptionGate(upgradeUrl: string): RequestStep {
  return (request) => {
    const { caller } = contextOf(request);
    const tenant = caller?.tenant;
    if (tenant && isLapsed(tenant.subscriptionStatus)) {
      const message = 'The subscription of this workspace has lapsed.';
      throw ApiError.lapsed(message).because('subscription_lapsed');
    }
    if (tenant && !hasApiAccess(tenant) && caller.credential.kind !== 'session') {
      const message = `The ${tenant.tier} plan has no API access.`;
      throw ApiError.standard(402, message, { code: 'api_access_required', upgradeUrl });
    }
  };
}
