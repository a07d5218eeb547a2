import { VERSION } from './__generated__/version.js';

/**
 * Names this library and its version. Browsers name themselves: there the header would make every call ask for
 * permission first.
 */
export function userAgentHere(): string | undefined {
  const { navigator } = globalThis as { navigator?: { readonly userAgent?: unknown } };
  const platform = typeof navigator?.userAgent === 'string' ? navigator.userAgent : '';
  if (platform.startsWith('Mozilla/')) return undefined;
  return `dpp-client/${VERSION}${/^[\w.-]+\/[\w.-]+$/.test(platform) ? ` ${platform}` : ''}`;
}
