import { RememberedReads } from '../db/remembered-reads.js';
import type { KnownApiKeys } from './api-key-repository.js';
import type { KnownSessions } from './session-repository.js';

/** What is known of credentials since nothing was written. */
export interface KnownCredentials {
  readonly apiKeys: KnownApiKeys;
  readonly sessions: KnownSessions;
}

const credentialsMax = 5000;

/** @param generation - Of the database; undefined: others write to it too, and nothing is remembered. */
export function knownCredentials(generation: (() => number) | undefined): KnownCredentials {
  return {
    apiKeys: new RememberedReads(generation, credentialsMax),
    sessions: new RememberedReads(generation, credentialsMax),
  };
}
