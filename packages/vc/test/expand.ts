import jsonld from 'jsonld';
import { EXTENSION_CONTEXT } from '../src/index.js';
import { credentialsStandIn } from './contexts/credentials-v2-stand-in.js';
import { untpStandIn } from './contexts/untp-stand-in.js';

/** Stand-ins of our own for the contexts of W3C and UNTP, by their addresses. */
export const standIns: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['https://www.w3.org/ns/credentials/v2', credentialsStandIn],
  ['https://vocabulary.uncefact.org/untp/0.7.0/context/', untpStandIn],
]);

/** Expands a credential in safe mode: what a context does not define stops it. */
export function expand(
  document: unknown,
  contexts: ReadonlyMap<string, unknown>,
): Promise<Record<string, unknown>[]> {
  return jsonld.expand(document, {
    safe: true,
    documentLoader: (documentUrl) => {
      const isOurs = documentUrl === 'https://dpp.example/contexts/vc/v1';
      const context = isOurs ? EXTENSION_CONTEXT : contexts.get(documentUrl);
      if (!context) return Promise.reject(new Error(`No local context for ${documentUrl}`));
      return Promise.resolve({ contextUrl: null, documentUrl, document: context });
    },
  });
}
