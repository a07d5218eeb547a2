import { isSandbox, type Tenant } from '../auth/caller-model.js';
import { passportLimitOf } from '../auth/plan.js';
import { ApiError } from '../http/api-error.js';

/** Figures of the configuration that bound what a workspace holds. */
export interface WorkspaceLimits {
  /** Drafts that are not archived. */
  readonly workspaceDrafts: number;
  /** Metadata, enrichment, versions and events, as stored. */
  readonly workspaceBytes: number;
  /** Published passports of a sandbox, and as many drafts. */
  readonly sandboxPassports: number;
  /** Rows of each other kind in a sandbox: units, their events, operators, facilities, grants. */
  readonly sandboxRows: number;
  readonly sandboxBytes: number;
}

/** What one workspace may hold. */
interface WorkspaceBounds {
  /** Published passports; null: no limit. */
  readonly passports: number | null;
  readonly drafts: number;
  readonly bytes: number;
}

/** A sandbox has bounds of its own, in every plan; it counts nothing against the plan. */
export function boundsOf(limits: WorkspaceLimits, tenant: Tenant): WorkspaceBounds {
  if (isSandbox(tenant)) {
    const { sandboxPassports, sandboxBytes } = limits;
    return { passports: sandboxPassports, drafts: sandboxPassports, bytes: sandboxBytes };
  }
  return {
    passports: passportLimitOf(tenant),
    drafts: limits.workspaceDrafts,
    bytes: limits.workspaceBytes,
  };
}

/**
 * Refusal of more than a workspace of any plan may hold.
 *
 * @param of.may - What it may: `holds at most 10 drafts`.
 */
export function limitReached(
  tenant: Tenant,
  { may, cure, limit }: { readonly may: string; readonly cure: string; readonly limit: number },
): ApiError {
  if (isSandbox(tenant)) {
    const message = `A sandbox ${may}. Empty it with POST /api/v1/sandbox/reset.`;
    return ApiError.conflict(message, { code: 'SANDBOX_LIMIT_REACHED', limit });
  }
  const message = `A workspace ${may}. ${cure}`;
  return ApiError.conflict(message, { code: 'WORKSPACE_LIMIT_REACHED', limit });
}
