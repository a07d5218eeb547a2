import { hash } from 'node:crypto';
import { pageStyles } from '@dpp/passport-page';

/**
 * Styles of the public pages: the editor shows one in an `iframe` without rights, which is held to the policy of the
 * page around it.
 */
const previewStyles = Object.values(pageStyles).map(
  (style) => `'sha256-${hash('sha256', style, 'base64')}'`,
);

/**
 * Files of this server alone; no inline script, no inline style, no text that becomes markup but through the one policy
 * of the console for trusted types (docs/adr/0024-the-console.md).
 */
export const consolePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${previewStyles.join(' ')}`,
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types dpp-console',
].join('; ');
