import type { Knex } from 'knex';
import { isApiKey } from '../../auth/secrets/api-key.js';
import { apiKeyCallerRepository } from '../../auth/api-key-caller-repository.js';
import type { AnyCaller } from '../../auth/caller-model.js';
import { isCapabilityToken } from '../../auth/secrets/capability-token.js';
import type { CredentialCaches } from '../../auth/credential-caches.js';
import { findSessionCaller } from '../../auth/session-caller-repository.js';
import type { SessionTokens } from '../../auth/session-token.js';
import type { Clock } from '../../clock.js';
import type { DirectoryCache } from '../../directory/directory-cache.js';
import { presentedCredential, type PresentedCredential } from '../request/presented-credential.js';
import { contextOf } from '../request-context.js';
import type { RequestStep } from '../request-step.js';

export interface AuthenticateDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly sessionTokens: SessionTokens;
  readonly credentialCaches: CredentialCaches;
  readonly directoryCache: DirectoryCache;
}

/** Finds the caller. It refuses none: what a route asks of its callers is checked further on. */
export function authenticate(deps: AuthenticateDeps): RequestStep {
  const findCaller = callerFinder(deps);
  return (request) => {
    const presented = presentedCredential(request.headers, deps.baseUrl);
    // Most scans come without, and wait for nothing.
    if (!presented) return;
    const context = contextOf(request);
    if (context.admission) {
      if (context.admission.caller) context.caller = context.admission.caller;
      return;
    }
    return findCaller(presented).then((caller) => {
      if (caller) context.caller = caller;
    });
  };
}

function callerFinder(deps: AuthenticateDeps) {
  const { db, clock, sessionTokens, credentialCaches } = deps;
  const apiKeys = apiKeyCallerRepository(db);
  const keyCaches = { apiKeys: credentialCaches.apiKeys, directory: deps.directoryCache };
  return async ({ secret, sentAs }: PresentedCredential): Promise<AnyCaller | undefined> => {
    const at = clock.now();
    if (sentAs === 'bearer' && isApiKey(secret)) {
      return apiKeys.find(secret, at, keyCaches);
    }
    if (isCapabilityToken(secret)) return undefined;
    const session = await sessionTokens.verify(secret, at);
    return (
      session && findSessionCaller(db, session, { at, sentAs, cache: credentialCaches.sessions })
    );
  };
}
