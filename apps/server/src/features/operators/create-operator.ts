import { eoriNotFoundAdvisory, isEori, type AdvisoryItem, type Locale } from '@dpp/espr-validate';
import { wordingOf } from '@dpp/espr-validate/all-locales';
import {
  OPERATOR_ID_SCHEMES,
  operatorIdProblem,
  type OperatorIdScheme,
} from '@dpp/espr-validate/operator-id';
import type { Knex } from 'knex';
import { isSandbox, type Caller } from '../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import {
  requireSandboxRowsWithin,
  type SandboxRowDeps,
} from '../../platform/limits/sandbox-rows.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import type { EoriRegistry } from './eori-registry.js';
import type { EconomicOperator } from './operator-model.js';
import { operatorRepository } from './operator-repository.js';
import { tellOperatorChange, type OperatorChange } from './tell-operator-change.js';

export interface OperatorDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
}

export interface CreateOperatorDeps extends OperatorDeps, SandboxRowDeps {
  readonly eoriRegistry: EoriRegistry;
}

interface CreateOperatorInput {
  readonly name: string;
  readonly regId: string;
  readonly role?: string | undefined;
  readonly regIdScheme?: string | null | undefined;
  readonly eori?: string | null | undefined;
  readonly ip: string;
  /** Language of the advisories' friendly texts. */
  readonly locale: Locale;
}

interface CreatedOperator {
  readonly operator: EconomicOperator;
  /** False: the workspace had it before. */
  readonly created: boolean;
  readonly warnings: AdvisoryItem[];
}

/** Ids of this form are made up by test tools and belong to no operator. */
const mockEoriPrefix = 'EORI-MOCK';

/**
 * Registers an economic operator. If the workspace knows the `regId` already, even archived, that
 * record is returned as it is and what was submitted beside the `regId` is ignored.
 */
export async function createOperator(
  deps: CreateOperatorDeps,
  caller: Caller,
  input: CreateOperatorInput,
): Promise<CreatedOperator> {
  requireWholeWorkspace(caller);
  const { operator, created } = await register(deps, caller, input);
  // A sandbox asks no register: what is tried there is mostly made up. When it is stored: a slow register must not hold locks, a dead one must not keep anybody out.
  const eori = created && !isSandbox(caller.tenant) ? eoriOf(operator) : undefined;
  const isMissing = eori !== undefined && (await deps.eoriRegistry.isMissing(eori));
  const warnings = isMissing ? [eoriNotFoundAdvisory(eori, wordingOf(input.locale))] : [];
  return { operator, created, warnings };
}

function eoriOf({ regId, regIdScheme, eori }: EconomicOperator): string | undefined {
  return regIdScheme === 'EORI' ? regId : (eori ?? undefined);
}

/** The scheme is looked at when the workspace does not know the `regId` yet. */
function register(
  deps: CreateOperatorDeps,
  caller: Caller,
  input: CreateOperatorInput,
): Promise<Omit<CreatedOperator, 'warnings'>> {
  const tenantId = caller.tenant.id;
  const named = nameOf(input);
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const operators = operatorRepository(tx);
    for (;;) {
      const known = await operators.findByRegId(tenantId, named.regId);
      if (known) return { operator: known, created: false };
      const operator = newOperator(deps, tenantId, { ...input, ...named });
      // One that was registered meanwhile is found in the next round.
      if (!(await operators.insert(operator))) continue;
      await requireSandboxRowsWithin(tx, deps, { tenant: caller.tenant, table: 'operators' });
      await recordRegistration(tx, deps, { operator, caller, ip: input.ip });
      return { operator, created: true };
    }
  });
}

function recordRegistration(
  tx: Knex.Transaction,
  deps: OperatorDeps,
  { operator, ...by }: Pick<OperatorChange, 'operator' | 'caller' | 'ip'>,
): Promise<void> {
  const { name, regId, createdAt: at } = operator;
  return tellOperatorChange(tx, deps, {
    ...by,
    operator,
    action: 'operator.created',
    message: `Economic operator ${name} was registered.`,
    details: { name, regId },
    at,
  });
}

/** @throws a 400 for blank text, and for a made-up id. */
function nameOf(input: CreateOperatorInput): { readonly name: string; readonly regId: string } {
  const name = input.name.trim();
  const regId = input.regId.trim();
  if (name === '' || regId === '') {
    throw ApiError.badRequest('name and regId must not be blank.');
  }
  if (asRead(regId).startsWith(mockEoriPrefix)) {
    throw ApiError.badRequest(`regId must not start with ${mockEoriPrefix}.`);
  }
  return { name, regId };
}

/** @throws a 400 for an unknown scheme, and for an id that is none of its scheme. */
function newOperator(
  deps: OperatorDeps,
  tenantId: string,
  { name, regId, role, ...input }: CreateOperatorInput,
): EconomicOperator {
  const regIdScheme = parseScheme(input.regIdScheme);
  const problem = regIdScheme && operatorIdProblem(regIdScheme, regId);
  if (problem) throw ApiError.badRequest(problem.message);
  const refuse = (message: string) => ApiError.badRequest(message);
  const eori = parseEori(input.eori, refuse);
  requireOneEori({ regId, regIdScheme, eori }, refuse);
  const at = deps.clock.now();
  return {
    id: deps.newId(),
    tenantId,
    name,
    regId,
    regIdScheme,
    eori,
    role: role?.trim() || 'MANUFACTURER',
    archivedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}

function parseScheme(scheme: string | null | undefined): OperatorIdScheme | null {
  if (scheme === null || scheme === undefined) return null;
  const known = OPERATOR_ID_SCHEMES.find(
    (name) => name.toLowerCase() === scheme.trim().toLowerCase(),
  );
  if (known) return known;
  throw ApiError.badRequest(`regIdScheme must be one of ${OPERATOR_ID_SCHEMES.join(', ')}.`);
}

/**
 * The customs number that was sent; null where it is blank.
 *
 * @throws what `refuse` makes of the message, where the text is no EORI number.
 */
export function parseEori(
  text: string | null | undefined,
  refuse: (message: string) => ApiError,
): string | null {
  const eori = text?.trim() ?? '';
  if (eori === '') return null;
  if (isEori(eori)) return eori;
  throw refuse('eori is two capital letters and 1 to 15 letters or digits.');
}

/** As a person reads it: in one case and width, without blanks and what is invisible. */
function asRead(regId: string): string {
  return regId
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase();
}

/** @throws what `refuse` makes of the message, where an operator would have two EORI numbers. */
export function requireOneEori(
  { regId, regIdScheme, eori }: Pick<EconomicOperator, 'regId' | 'regIdScheme' | 'eori'>,
  refuse: (message: string) => ApiError,
): void {
  if (regIdScheme !== 'EORI' || eori === null || eori === regId) return;
  throw refuse('regId is an EORI number already. Leave eori out.');
}
