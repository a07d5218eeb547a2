import { formatTenantDid, signVcJwt } from '@dpp/vc';
import { nodeRuntime } from '@dpp/vc/node';
import type { Knex } from 'knex';
import type { Clock } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import type { SigningKeyVault } from '../../platform/vault/signing-key-vault.js';
import { etagOf } from '../../representations/json-ld/public-document.js';
import { toStatusListCredential } from '../../representations/credentials/status-list-credential.js';
import {
  statusListRepository,
  type SignedStatusList,
  type StatusListState,
} from './status-list-repository.js';

interface StatusListDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly vault: SigningKeyVault;
  readonly baseUrl: string;
}

/** Raise it with every change of what a list says beside its bits. */
const listVersion = 1;

/**
 * The signed status lists of workspaces. Each is signed once and stored, and again when a bit was set, or the list,
 * the key or the address is another. Instances take turns by a row of the database; within one, all who ask
 * meanwhile wait for one signing.
 */
export class StatusLists {
  private readonly running = new Map<string, Promise<SignedStatusList | undefined>>();

  constructor(private readonly deps: StatusListDeps) {}

  /**
   * The list with every bit set before the call, on any instance. Undefined when the workspace does not exist or has
   * no signing key.
   */
  async find(tenantId: string): Promise<SignedStatusList | undefined> {
    const { db, baseUrl } = this.deps;
    const state = await statusListRepository(db).findState(tenantId);
    if (!state) return undefined;
    if (state.signed?.madeOf === madeOf(state, baseUrl)) return state.signed;
    // What is under way may have begun before the call, and miss a bit. What follows it has not.
    await this.running.get(tenantId)?.catch(() => undefined);
    return this.running.get(tenantId) ?? this.begin(tenantId);
  }

  private begin(tenantId: string): Promise<SignedStatusList | undefined> {
    const signing = signOnce(this.deps, tenantId).finally(() => this.running.delete(tenantId));
    this.running.set(tenantId, signing);
    return signing;
  }
}

/** What a list is made of, as text. */
function madeOf({ keyId, bits, revoked }: StatusListState, baseUrl: string): string {
  return [listVersion, keyId, bits, revoked, baseUrl].join(' ');
}

/** Unless another instance has signed it meanwhile. */
function signOnce(deps: StatusListDeps, tenantId: string): Promise<SignedStatusList | undefined> {
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const lists = statusListRepository(tx);
    await lists.lock(tenantId);
    const state = await lists.findState(tenantId);
    if (!state || state.signed?.madeOf === madeOf(state, deps.baseUrl)) return state?.signed;
    const signed = await sign(tx, deps, { tenantId, state });
    if (signed) await lists.save(tenantId, signed);
    return signed;
  });
}

async function sign(
  tx: Knex.Transaction,
  { vault, clock, baseUrl }: StatusListDeps,
  { tenantId, state }: { readonly tenantId: string; readonly state: StatusListState },
): Promise<SignedStatusList | undefined> {
  const key = await vault.findCurrent(tx, tenantId);
  if (!key) return undefined;
  const { bits } = state;
  // Read after the state: a bit that is set in between is in this list and asks for another one.
  const revoked = await statusListRepository(tx).listRevoked(tenantId, bits);
  const content = { tenantId, bits, revoked, at: clock.now() };
  const credential = await signVcJwt(await toStatusListCredential(content, baseUrl), {
    did: formatTenantDid({ baseUrl, tenantId }),
    keyNumber: key.keyNumber,
    signer: key.es256Signer,
    runtime: nodeRuntime,
  });
  const signedState = { ...state, keyId: key.id };
  return { credential, etag: etagOf(credential), madeOf: madeOf(signedState, baseUrl) };
}
