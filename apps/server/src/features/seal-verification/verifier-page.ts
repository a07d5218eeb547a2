import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The page as `@dpp/merkle-seal` ships it: the very bytes that work from a file. */
const page = readFileSync(
  createRequire(import.meta.url).resolve('@dpp/merkle-seal/verifier.html'),
  'utf8',
);

/** Where a host of the page may leave its authorities. */
const marker = '<!--published-->';

const policyInPage = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(page)?.[1];
if (policyInPage === undefined || !page.includes(marker)) {
  throw new Error('The verifier page of @dpp/merkle-seal is not the one this server knows.');
}

/** The policy of the page itself, and what only a header can say. */
export const verifierPolicy = `${policyInPage}; frame-ancestors 'none'`;

/**
 * The page with the authorities of this server filled in, as data that no policy has to allow. The page
 * says whose word they are.
 */
export function verifierPage(origin: string, certificates: readonly string[]): string {
  if (certificates.length === 0) return page;
  const json = JSON.stringify({ origin, pem: certificates.join('') }).replaceAll('<', '\\u003c');
  const island = `<script type="application/json" id="published-authorities">${json}</script>`;
  return page.replace(marker, () => island);
}
