import type { Audience, Locale } from '@dpp/espr-validate';
import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../../platform/auth/operator-scope.js';
import type { Clock, NewId } from '../../../platform/clock.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { inTurn, isLong } from '../../../platform/event-loop/turns.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { toJsonLd } from '../../../representations/json-ld/json-ld.js';
import { toPassportHtml } from '../../../representations/page/html.js';
import { facilityReader } from '../../facilities/facility-reader.js';
import { operatorReader, type BoundOperator } from '../../operators/operator-reader.js';
import { newPassport } from '../create-passport.js';
import { requireFacility } from '../passport-facility.js';
import type { Facility } from '../../facilities/facility-model.js';
import type { Passport, PassportStatus, StatusNote } from '../passport-model.js';
import { identifyProduct } from '../rules/product-identification.js';
import { retentionEnd } from '../rules/retention-model.js';

export interface PreviewPassportDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly baseUrl: string;
  readonly config: { readonly retentionYears: number };
}

interface PreviewPassportInput {
  readonly productId: string;
  readonly operatorId?: string | undefined;
  readonly facilityId?: string | undefined;
  readonly metadata: Metadata;
  readonly enrichment?: unknown;
  readonly tier: keyof typeof audienceOf;
  readonly status: PassportStatus;
  readonly note: StatusNote | null;
  /** Language of the page. */
  readonly locale: Locale;
  /** Length of the request. */
  readonly bytes: number;
}

/** Readers of a preview. `restricted` is the older name of the holders of a workspace's grant. */
const audienceOf = {
  public: 'public',
  restricted: 'legitimate-interest',
  authority: 'authority',
} as const satisfies Readonly<Record<string, Audience>>;

/**
 * The page that a passport would have, as its reader would see it. Nothing is stored, and its metadata are not
 * validated: an editor looks at a draft while it is written.
 *
 * @throws a 400 for a bad product id or facility; a 403 for an operator of another workspace.
 */
export async function previewPassport(
  deps: PreviewPassportDeps,
  caller: Caller,
  input: PreviewPassportInput,
): Promise<string> {
  requireEditor(caller);
  const { metadata } = identifyProduct(input);
  const related = await tenantTransaction(deps.db, caller.tenant.id, async (tx) => ({
    operator: await findOperator(tx, caller, input.operatorId),
    facility: await findFacility(tx, caller, input.facilityId),
  }));
  const binding = { operator: related.operator, autoAttributed: false };
  const made = newPassport(deps, caller, {
    ...input,
    metadata,
    facility: related.facility,
    binding,
  });
  const passport = { ...made, ...statusOf(deps, made, input) };
  const { tier, locale, bytes } = input;
  const render = () =>
    toPassportHtml({
      locale,
      enrichment: passport.enrichment,
      statusChangedAt: passport.statusChangedAt,
      statusNote: passport.statusNote,
      supersededBy: null,
      document: () => toJsonLd(passport, { audience: audienceOf[tier], baseUrl: deps.baseUrl }),
    });
  return isLong(bytes) ? inTurn(render, { of: caller.tenant.id, bytes }) : render();
}

function requireEditor({ permissions }: Caller): void {
  if (permissions.has('passport:create') || permissions.has('passport:update')) return;
  const message = 'This credential lacks the permission passport:create or passport:update.';
  throw ApiError.forbidden(message, { code: 'PERMISSION_MISSING' }).because('permission');
}

/** Archived or not: what is shown is no passport yet. */
async function findOperator(
  tx: Knex.Transaction,
  caller: Caller,
  operatorId: string | undefined,
): Promise<BoundOperator> {
  const operators = operatorReader(tx);
  const named = operatorId ?? caller.operatorId;
  if (named === null) {
    return (await operators.findFirstActive(caller.tenant.id)) ?? workspaceAsOperator(caller);
  }
  requireOperatorScope(caller, named);
  const operator = await operators.findBound(caller.tenant.id, named);
  if (operator) return operator;
  throw ApiError.forbidden('This economic operator is not bound to the workspace.', {
    code: 'OPERATOR_FOREIGN',
  });
}

/** The page of a first passport, before an operator is registered. */
function workspaceAsOperator({ tenant }: Caller): BoundOperator {
  const { id, name, legalId } = tenant;
  return { id, name, regId: legalId ?? '', role: 'MANUFACTURER' };
}

async function findFacility(
  tx: Knex.Transaction,
  caller: Caller,
  facilityId: string | undefined,
): Promise<Facility | null> {
  if (facilityId === undefined) return null;
  return requireFacility(caller, await facilityReader(tx).find(caller.tenant.id, facilityId));
}

function statusOf(
  { config: { retentionYears } }: PreviewPassportDeps,
  { createdAt: at }: Passport,
  { status, note }: PreviewPassportInput,
): Partial<Passport> {
  const isOver = status === 'RECALLED' || status === 'DECOMMISSIONED';
  return {
    status,
    statusNote: note,
    statusChangedAt: isOver ? at : null,
    retentionUntil: status === 'DECOMMISSIONED' ? retentionEnd(at, retentionYears) : null,
  };
}
