import { cacheMaxBytes } from '../cache/cache-sizes.js';
import { generationEpochs } from '../cache/epochs.js';
import { ReadCache } from '../cache/read-cache.js';
import type { ApiKeyCache } from './api-key-caller-repository.js';
import type { SessionCache } from './session-caller-repository.js';

/** What was found of credentials since the last write. */
export interface CredentialCaches {
  readonly apiKeys: ApiKeyCache;
  readonly sessions: SessionCache;
}

/** A row with its tenant: names of at most 200 characters, an email, some thirty permissions. */
const credentialBytes = 4096;

/** @param generation - Of the database; undefined: others write to it too, and nothing is cached. */
export function createCredentialCaches(generation: (() => number) | undefined): CredentialCaches {
  const bytesOf = () => credentialBytes;
  const epochs = generationEpochs(generation);
  return {
    apiKeys: new ReadCache({
      name: 'api_keys',
      epochs,
      maxBytes: cacheMaxBytes.apiKeys,
      maxMissBytes: cacheMaxBytes.unknownApiKeys,
      bytesOf,
    }),
    sessions: new ReadCache({
      name: 'sessions',
      epochs,
      maxBytes: cacheMaxBytes.sessions,
      maxMissBytes: cacheMaxBytes.unknownSessions,
      bytesOf,
    }),
  };
}
