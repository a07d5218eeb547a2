import { hash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Config } from '../../config.js';
import { budgetCountSql, type CountedRow } from '../budgets/database-budgets.js';
import {
  budgetOf,
  windowSeconds,
  type Budget,
  type KnownExhausted,
} from '../budgets/request-budgets.js';
import { preparedQuery } from '../db/queries/prepared-query.js';
import type { DirectoryCache } from '../directory/directory-cache.js';
import { matchesApiKey, parseApiKey } from './secrets/api-key.js';
import { liveApiKeyOf, touch, type KeyWithTenantRow } from './api-key-caller-repository.js';
import type { Caller } from './caller-model.js';
import { requestsPerMinute, TIERS } from './plan.js';

interface ApiKeyAdmissionDeps {
  readonly db: Knex;
  readonly limits: Config['limits'];
  readonly directory: DirectoryCache;
  readonly exhausted: KnownExhausted;
}

/** A request with an API key, and the budget of the address that it comes from. */
interface AskedAdmission {
  readonly secret: string;
  readonly addressKey: string;
  readonly at: Date;
}

export interface Admission {
  readonly address: Budget;
  /** Undefined for a key that is unknown, revoked or expired, and beyond the budget of the address. */
  readonly caller: Caller | undefined;
  /** Budgets of the key and of its workspace; none in a plan without limit. */
  readonly key: Budget | undefined;
  readonly workspace: Budget | undefined;
}

/**
 * Decides in one round trip what precedes the handler: budget of the address, API key, budgets of key and workspace. It
 * counts exactly, across instances, and a revoked key is unknown to the next request.
 *
 * On PostgreSQL, where budgets are rows. Undefined for requests that take the steps one by one: another kind of
 * credential, a budget known to be exhausted, an engine that refuses the statement (distributed rows beside local ones).
 */
export class ApiKeyAdmission {
  private readonly limitedTiers: readonly string[];
  private isRefusedByEngine = false;
  /** By address and secret: the statement that runs, and the requests that share the next one. */
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly gathering = new Map<string, Gathering>();

  constructor(private readonly deps: ApiKeyAdmissionDeps) {
    this.limitedTiers = TIERS.filter(
      (tier) => requestsPerMinute({ tier, sandboxOf: null }, deps.limits) !== undefined,
    );
  }

  async admit(asked: AskedAdmission): Promise<Admission | undefined> {
    const { db, directory, exhausted } = this.deps;
    const keyId = parseApiKey(asked.secret)?.keyId;
    if (this.isRefusedByEngine || keyId === undefined) return undefined;
    if (exhausted.msLeft(asked.addressKey) > 0) return undefined;
    const entry = await directory.find(db, 'API_KEY', keyId);
    if (!entry?.tenantId || !entry.rowId) return undefined;
    const names = { key: `key:${entry.rowId}`, workspace: `workspace:${entry.tenantId}` };
    if (exhausted.msLeft(names.key) > 0 || exhausted.msLeft(names.workspace) > 0) return undefined;
    const found = { tenantId: entry.tenantId, rowId: entry.rowId, names };
    const { row, amount, nth } = await this.askTogether(asked, found);
    return row && this.admissionOf(row, { asked, names, behind: amount - 1 - nth });
  }

  /**
   * Requests with one key from one address that arrive while a statement of theirs runs share the next one: all of them
   * would wait for the locks of the same rows. The statement begins after each of them has arrived.
   */
  private async askTogether(asked: AskedAdmission, found: FoundKey): Promise<Asked> {
    const name = `${asked.addressKey} ${asked.secret}`;
    const before = this.running.get(name);
    if (!before) return { ...(await this.start(name, { asked, found, amount: () => 1 })), nth: 0 };
    const gathering = this.gathering.get(name) ?? this.gather(name, { asked, found, before });
    const nth = gathering.count++;
    return { ...(await gathering.answer), nth };
  }

  private gather(
    name: string,
    { asked, found, before }: { asked: AskedAdmission; found: FoundKey; before: Promise<unknown> },
  ): Gathering {
    const next = () => {
      this.gathering.delete(name);
      return this.start(name, { asked, found, amount: () => gathering.count });
    };
    const gathering: Gathering = { count: 0, answer: before.then(next, next) };
    this.gathering.set(name, gathering);
    return gathering;
  }

  private start(
    name: string,
    { asked, found, amount }: { asked: AskedAdmission; found: FoundKey; amount: () => number },
  ): Promise<Answer> {
    const counted = amount();
    const answer = this.ask(asked, found, counted).then((row) => ({ row, amount: counted }));
    this.running.set(name, answer);
    const end = () => {
      if (this.running.get(name) === answer) this.running.delete(name);
    };
    answer.then(end, end);
    return answer;
  }

  private async ask(
    { secret, addressKey, at }: AskedAdmission,
    { tenantId, rowId, names }: FoundKey,
    amount: number,
  ): Promise<AdmissionRow | undefined> {
    // Hashes of hashes: the database compares until they differ, which tells a caller nothing about the stored one.
    const nonce = randomBytes(16).toString('hex');
    try {
      const [row] = await preparedQuery<AdmissionRow>(this.deps.db, admissionSql, {
        windowSeconds,
        amount,
        addressKey,
        addressLimit: this.deps.limits.authenticatedIpPerMinute,
        tenantId,
        rowId,
        at,
        nonce,
        presented: hash('sha256', hash('sha256', secret, 'hex') + nonce, 'hex'),
        limitedTiers: [...this.limitedTiers],
        keyName: names.key,
        workspaceName: names.workspace,
      });
      const live = row && row.api_key_id !== null ? liveApiKeyOf(row) : undefined;
      if (live) await touch(this.deps.db, live, at);
      return row;
    } catch (error) {
      if (!isUnsupported(error)) throw error;
      this.isRefusedByEngine = true;
      return undefined;
    }
  }

  private admissionOf(
    row: AdmissionRow,
    { asked, names, behind }: { asked: AskedAdmission; names: BudgetNames; behind: number },
  ): Admission {
    const { limits } = this.deps;
    const budget = (name: string, limit: number | undefined) =>
      this.budgetFrom(row.counted, { name, limit, behind });
    const address = budget(asked.addressKey, limits.authenticatedIpPerMinute);
    if (!address) throw new Error('The budget of an address was not counted.');
    const live = row.api_key_id === null ? undefined : liveApiKeyOf(row);
    if (!live || address.exceeded || !matchesApiKey(asked.secret, live.secretSha256)) {
      return { address, caller: undefined, key: undefined, workspace: undefined };
    }
    const { caller } = live;
    const perMinute = requestsPerMinute(caller.tenant, limits);
    return {
      address,
      caller,
      key: budget(names.key, perMinute),
      workspace: budget(names.workspace, perMinute && perMinute * limits.workspaceFactor),
    };
  }

  /** @param of.behind - Requests of the same statement that count after this one. */
  private budgetFrom(
    counted: readonly CountedRow[],
    { name, limit, behind }: { name: string; limit: number | undefined; behind: number },
  ): Budget | undefined {
    const row = counted.find(({ key }) => key === name);
    if (!row || limit === undefined) return undefined;
    const budget = budgetOf(limit, Math.max(1, row.taken - behind), row.ms_until_reset);
    if (budget.exceeded) this.deps.exhausted.add(name, row.ms_until_reset);
    return budget;
  }
}

interface FoundKey {
  readonly tenantId: string;
  readonly rowId: string;
  readonly names: BudgetNames;
}

interface Answer {
  readonly row: AdmissionRow | undefined;
  /** Requests that the statement counted. */
  readonly amount: number;
}

interface Asked extends Answer {
  /** Place of the request among them. */
  readonly nth: number;
}

interface Gathering {
  count: number;
  readonly answer: Promise<Answer>;
}

interface BudgetNames {
  readonly key: string;
  readonly workspace: string;
}

type AdmissionRow = KeyWithTenantRow & {
  /** Null without a live key. */
  api_key_id: string | null;
  counted: CountedRow[];
};

function isUnsupported(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000';
}

/**
 * The address is counted first. Beyond its budget no key is looked at, and nothing is taken from budgets behind it. Keys
 * of budgets are locked in the order of their names, so that two requests never wait for each other in a circle.
 */
const admissionSql = `
  with address as (
    ${budgetCountSql('select :addressKey::text as key, :amount::integer as amount')}
  ), live as materialized (
    select tenants.*, api_keys.id as api_key_id, api_keys.key_id, api_keys.secret_sha256, api_keys.role,
      api_keys.permissions, api_keys.operator_id, api_keys.expires_at, api_keys.last_used_at
    from api_keys join tenants on tenants.id = api_keys.tenant_id
    where api_keys.tenant_id = :tenantId::uuid and api_keys.id = :rowId::uuid
      and api_keys.revoked_at is null
      and (api_keys.expires_at is null or api_keys.expires_at > :at::timestamptz)
      and encode(sha256(convert_to(api_keys.secret_sha256 || :nonce::text, 'UTF8')), 'hex') = :presented::text
      and (select taken from address) - :amount::integer < :addressLimit::bigint
  ), spent as (
    ${budgetCountSql(`
      select claim.key,
        least(:amount::bigint, :addressLimit::bigint - (select taken from address) + :amount::bigint)::integer as amount
      from live
      cross join lateral (values (:keyName::text), (:workspaceName::text)) as claim (key)
      where live.sandbox_of is not null or live.tier = any(:limitedTiers::text[])
      order by claim.key`)}
  )
  select live.*, (
    select json_agg(each) from (select * from address union all select * from spent) as each
  ) as counted
  from (select) as always left join live on true`;
