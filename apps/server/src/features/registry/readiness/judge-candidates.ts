import { createHash } from 'node:crypto';
import {
  registryReadiness,
  registryRecord,
  registryState,
  type RegistryBlocker,
  type RegistryMapping,
  type RegistryRecord,
  type RegistryState,
  type RegistrySubject,
} from '@dpp/espr-validate/registry';
import type { Knex } from 'knex';
import { passportLink, passportUrl } from '../../../representations/digital-link-uri.js';
import type { RegistryCandidate } from '../registry-model.js';
import { answeredCodeRepository } from './answered-code-repository.js';

/** A passport with its state, and everything that keeps it from the registry. */
export interface JudgedCandidate {
  readonly candidate: RegistryCandidate;
  readonly ready: boolean;
  readonly blockers: readonly RegistryBlocker[];
  /** The request as it would be handed in now. */
  readonly record: RegistryRecord;
  readonly state: RegistryState;
}

interface JudgeInput {
  readonly tenantId: string;
  readonly baseUrl: string;
  readonly mapping: RegistryMapping;
}

/** Judges passports by what the server knows itself: nothing is asked over the network. */
export async function judgeCandidates(
  tx: Knex.Transaction,
  candidates: readonly RegistryCandidate[],
  { tenantId, baseUrl, mapping }: JudgeInput,
): Promise<JudgedCandidate[]> {
  const overruled = await answeredCodeRepository(tx).findOverruled(tenantId, candidates);
  return candidates.map((candidate) => {
    const isAnsweredByAnother = overruled.has(candidate.id);
    const subject = subjectOf(candidate, { baseUrl, mapping, isAnsweredByAnother });
    const { ready, blockers } = registryReadiness(subject, mapping);
    const record = registryRecord(subject, mapping);
    const { exported, registered } = candidate;
    const state = registryState({
      current: record,
      ready,
      exported,
      registered: registered?.record ?? null,
    });
    return { candidate, ready, blockers, record, state };
  });
}

function subjectOf(
  { facts }: RegistryCandidate,
  {
    baseUrl,
    mapping,
    isAnsweredByAnother,
  }: Omit<JudgeInput, 'tenantId'> & { readonly isAnsweredByAnother: boolean },
): RegistrySubject {
  const { passportId: id, productId, isTest, merkleRoot } = facts;
  const link = passportLink({ id, productId, isTest }, baseUrl);
  return {
    ...facts,
    link,
    // The document is made with the same function: see `json-ld.ts`.
    documentIdentifier: link,
    passportUrl: passportUrl(id, baseUrl),
    apiEndpoint: baseUrl,
    versionHash: merkleRoot === null ? null : versionHashOf(merkleRoot, mapping),
    isAnsweredByAnother,
    // Every address that is minted here answers itself.
    redirects: 0,
  };
}

function versionHashOf(merkleRoot: string, { versionHash }: RegistryMapping): string {
  return versionHash === 'MERKLE_ROOT'
    ? merkleRoot
    : createHash('sha256').update(merkleRoot).digest('hex');
}
