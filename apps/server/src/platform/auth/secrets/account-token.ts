import { createHash, randomBytes } from 'node:crypto';

/**
 * What a token is good for: `ticket`, the second step of a login; `reset`, another password; `invite`, a login to a
 * workspace.
 */
export type AccountTokenKind = 'ticket' | 'reset' | 'invite';

/** A token as it is looked up: its workspace, and its hash. */
export interface AccountTokenName {
  /** Null: the platform's administrators. */
  readonly tenantId: string | null;
  /** 64 lower-case hex digits. */
  readonly sha256: string;
}

const pattern = /^dpp_(ticket|reset|invite)_([0-9a-f]{32})([0-9a-f]{48})$/;
const platform = '0'.repeat(32);

/**
 * Makes a token of 192 random bits. It begins with the workspace it belongs to, in 32 hex digits: that tells its holder
 * nothing, and saves a name in the directory. It is shown once; only its hash is stored.
 */
export function createAccountToken(
  kind: AccountTokenKind,
  tenantId: string | null,
): AccountTokenName & { readonly token: string } {
  const workspace = tenantId?.replaceAll('-', '') ?? platform;
  const token = `dpp_${kind}_${workspace}${randomBytes(24).toString('hex')}`;
  return { token, tenantId, sha256: accountTokenSha256(token) };
}

/** Reads where a token is looked up. Undefined for any text that is no token of this kind. */
export function parseAccountToken(
  kind: AccountTokenKind,
  token: string,
): AccountTokenName | undefined {
  const [, named, workspace = ''] = pattern.exec(token) ?? [];
  if (named !== kind) return undefined;
  return {
    tenantId: workspace === platform ? null : uuidOf(workspace),
    sha256: accountTokenSha256(token),
  };
}

/** The token is random enough to need neither salt nor a slow hash. */
function accountTokenSha256(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
