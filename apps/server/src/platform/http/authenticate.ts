import type { Knex } from 'knex';
import { apiKeyPrefix } from '../auth/api-key.js';
import { apiKeyCallerRepository } from '../auth/api-key-caller-repository.js';
import type { AnyCaller } from '../auth/caller-model.js';
import { isCapabilityToken } from '../auth/capability-token.js';
import type { CredentialCaches } from '../auth/credential-caches.js';
import { sessionRepository } from '../auth/session-repository.js';
import type { SessionTokens } from '../auth/session-token.js';
import type { Clock } from '../clock.js';
import type { DirectoryCache } from '../directory/directory-cache.js';
import { presentedCredential, type PresentedCredential } from './presented-credential.js';
import { contextOf } from './request-context.js';
import type { RequestStep } from './request-step.js';

export interface AuthenticateDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly sessionTokens: SessionTokens;
  readonly credentialCaches: CredentialCaches;
  readonly directoryCache: DirectoryCache;
}

/** Finds out who calls. It refuses nobody: what a route asks of its callers is checked further on. */
export function authenticate(deps: AuthenticateDeps): RequestStep {
  const findCaller = callerFinder(deps);
  return (request) => {
    const presented = presentedCredential(request.headers, deps.baseUrl);
    // Most scans come without, and wait for nothing.
    if (!presented) return;
    return findCaller(presented).then((caller) => {
      if (caller) contextOf(request).caller = caller;
    });
  };
}

function callerFinder(deps: AuthenticateDeps) {
  const { db, clock, sessionTokens, credentialCaches } = deps;
  const apiKeys = apiKeyCallerRepository(db);
  const sessions = sessionRepository(db);
  const keyCaches = { apiKeys: credentialCaches.apiKeys, directory: deps.directoryCache };
  return async ({ secret, sentAs }: PresentedCredential): Promise<AnyCaller | undefined> => {
    const at = clock.now();
    if (sentAs === 'bearer' && secret.startsWith(apiKeyPrefix)) {
      return apiKeys.find(secret, at, keyCaches);
    }
    if (isCapabilityToken(secret)) return undefined;
    const session = await sessionTokens.verify(secret, at);
    return session && sessions.findCaller(session, { at, sentAs }, credentialCaches.sessions);
  };
}
