import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import type { NamedProduct } from '../../representations/page/request-access-page.js';
import { passportReader } from '../passports/passport-reader.js';
import { isTerminal } from '../units/unit-model.js';
import { unitReader } from '../units/unit-reader.js';
import { findRequestedTenant, type RequestGrantDeps } from './request-grant.js';

/** What the address of the form names. */
interface RequestedTarget {
  readonly passport?: string | undefined;
  readonly unit?: string | undefined;
  /** Set on a workspace's host: only its passports are found there. */
  readonly hostTenantId: string | undefined;
}

/**
 * The product that a stranger is about to request access to, as its public page names it. Undefined for anything
 * without a public page: a draft, its units, a recycled unit, an unknown name.
 */
export async function findRequestedProduct(
  deps: Pick<RequestGrantDeps, 'db' | 'directoryCache'>,
  { passport, unit, hostTenantId }: RequestedTarget,
): Promise<NamedProduct | undefined> {
  const scopeType = unit ? 'UNIT' : 'PASSPORT';
  const named = { scopeType, passportId: passport, batteryUnitId: unit, hostTenantId } as const;
  const tenantId = await findRequestedTenant(deps, named);
  if (tenantId === undefined) return undefined;
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const found = unit ? await unitReader(tx).find(tenantId, unit) : undefined;
    if (unit && (!found || isTerminal(found))) return undefined;
    const id = found?.passportId ?? passport ?? '';
    const read = await passportReader(tx).getPassport(tenantId, id);
    if (!read || read.status === 'DRAFT') return undefined;
    const { productId, metadata, economicOperator } = read;
    return { productId, metadata, operatorName: economicOperator.name };
  });
}
