const pattern = /^dpp_(?:li|auth)_[0-9a-f]{32}$/;

/**
 * Whether a text has the shape of a capability token: `dpp_li_` (legitimate interest) or `dpp_auth_`
 * (authority) and 32 hex digits. Such a token opens documents to whoever holds it and stands for
 * nobody: no call that asks who makes it takes one.
 */
export function isCapabilityToken(secret: string): boolean {
  return pattern.test(secret);
}
