import type { JsonObject } from '../encoding/json-object.js';
import type { CredentialCheck } from './verification-check.js';
import type { CheckStatusOptions } from './check-credential-status.js';
import { checkCredentialStatus } from './check-credential-status.js';
import type { StatusListAnswer } from '../status/status-answer.js';

/** Each entry costs a fetch and a verification: a credential needs one, perhaps one for each purpose. */
const MAX_ENTRIES = 4;

/** As for one entry; what is missing leaves the status open. */
export type CheckStatusEntriesOptions = Omit<
  CheckStatusOptions,
  'fetchStatusList' | 'resolveDidDocument'
> & {
  readonly [Name in 'fetchStatusList' | 'resolveDidDocument']?:
    CheckStatusOptions[Name] | undefined;
};

/** Checks every `credentialStatus` of a proven credential; the worst answer counts. */
export async function checkStatusEntries(
  { credentialStatus, status }: JsonObject,
  options: CheckStatusEntriesOptions,
): Promise<CredentialCheck> {
  // The list of tokens, which SD-JWT VCs may name in `status`, is another one.
  if (status !== undefined)
    return skip('STATUS_TYPE_NOT_SUPPORTED', 'The status is of another kind.');
  const entries: readonly unknown[] = listOf(credentialStatus);
  if (entries.length === 0) return skip('NO_STATUS', 'The credential has no status.');
  if (entries.length > MAX_ENTRIES) {
    return fail('TOO_MANY_STATUSES', `The credential has more than ${MAX_ENTRIES} statuses.`);
  }
  const { fetchStatusList, resolveDidDocument = () => undefined } = options;
  if (!fetchStatusList) return skip('NO_STATUS_FETCHER', 'No way to look up the status was given.');
  const answers: StatusListAnswer[] = [];
  for (const entry of entries) {
    const lookup = { ...options, fetchStatusList, resolveDidDocument };
    answers.push(await checkCredentialStatus(entry, lookup));
  }
  return worstOf(answers);
}

function worstOf(answers: readonly StatusListAnswer[]): CredentialCheck {
  const set = answers.find(({ answer }) => answer === 'set');
  if (set?.answer === 'set') {
    return set.statusPurpose === 'revocation'
      ? fail('REVOKED', 'The issuer has revoked the credential.')
      : fail('SUSPENDED', 'The issuer has suspended the credential.');
  }
  const refused = answers.find(({ answer }) => answer === 'refused');
  if (refused?.answer === 'refused') return fail(refused.reason, refused.message);
  const unknown = answers.find(({ answer }) => answer === 'unknown');
  if (unknown?.answer === 'unknown') return skip(unknown.reason, unknown.message);
  const message = 'The credential is neither revoked nor suspended.';
  return { name: 'status', outcome: 'passed', message };
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function fail(reason: string, message: string): CredentialCheck {
  return { name: 'status', outcome: 'failed', reason, message };
}

function skip(reason: string, message: string): CredentialCheck {
  return { name: 'status', outcome: 'skipped', reason, message };
}
