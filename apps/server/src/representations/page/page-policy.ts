import { hash } from 'node:crypto';
import { pageStyles } from '@dpp/passport-page';

/**
 * Nothing but these styles and pictures of this server is applied or loaded: no script, no other host.
 * What checks a page fetches `/robots.txt` in its name, which is all that `connect-src` is for.
 */
export function policyOf(styles: readonly string[]): string {
  const hashes = styles.map((style) => `'sha256-${hash('sha256', style, 'base64')}'`);
  return (
    `default-src 'none'; style-src ${hashes.join(' ')}; ` +
    "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  );
}

/** The policy of every page that is made of a document. */
export const pagePolicy = policyOf(Object.values(pageStyles));
