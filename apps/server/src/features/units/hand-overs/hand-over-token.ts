import { createHash, randomBytes } from 'node:crypto';

/** A token as it is looked up: the workspace that offers, and its hash. */
export interface HandOverTokenName {
  readonly tenantId: string;
  /** 64 lower-case hex digits. */
  readonly sha256: string;
}

const pattern = /^dpp_handover_([0-9a-f]{32})([0-9a-f]{48})$/;

/** Longer texts are refused before they are read. */
export const handOverTokenLength = 93;

/**
 * Makes a token of 192 random bits. It begins with its workspace, as tokens of accounts do: that tells its holder nothing,
 * and saves a name in the directory. It is shown once; only its hash is stored.
 */
export function createHandOverToken(
  tenantId: string,
): HandOverTokenName & { readonly token: string } {
  const workspace = tenantId.replaceAll('-', '');
  const token = `dpp_handover_${workspace}${randomBytes(24).toString('hex')}`;
  return { token, tenantId, sha256: sha256Of(token) };
}

/** Reads where a token is looked up. Undefined for any text that is no such token. */
export function parseHandOverToken(token: string): HandOverTokenName | undefined {
  const workspace = pattern.exec(token)?.[1];
  if (workspace === undefined) return undefined;
  const tenantId = workspace.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { tenantId, sha256: sha256Of(token) };
}

/** The token is random enough to need neither salt nor a slow hash. */
function sha256Of(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
