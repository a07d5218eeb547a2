import type { Knex } from 'knex';
import type { Caller } from '../../../../platform/auth/caller-model.js';
import { isUuid } from '../../../../platform/db/queries/uuid.js';
import { ApiError } from '../../../../platform/http/api-error.js';
import { facilityReader } from '../../../facilities/facility-reader.js';
import { operatorReader } from '../../../operators/operator-reader.js';
import { bindOperator } from '../../operator-binding.js';
import { lockFacility } from '../../passport-facility.js';
import type { PassportImport } from '../import-model.js';
import type { FaultCode, RowFault } from './fault-model.js';
import type { ReadRow } from './read-import-row.js';

/** What a row names, found in the workspace. */
export interface RowReferences {
  readonly operatorId: string | undefined;
  readonly facilityId: string | undefined;
  readonly faults: readonly RowFault[];
}

type Reader = Pick<Caller, 'tenant' | 'operatorId'>;

/** The function that finds the operators and facilities of rows, asking once for each that is named. */
export function referenceFinder(
  tx: Knex.Transaction,
  caller: Reader,
  imported: Pick<PassportImport, 'operatorId' | 'facilityId'>,
): (row: ReadRow) => Promise<RowReferences> {
  const tenantId = caller.tenant.id;
  const operators = onceEach(async (name: string): Promise<string> => {
    const { kind, value } = parsed(name);
    const id = kind === 'reg' ? await regIdOf(tx, tenantId, value) : idOf(value);
    return (await bindOperator(tx, caller, id)).operator.id;
  });
  const facilities = onceEach(async (name: string): Promise<string | undefined> => {
    const { kind, value } = parsed(name);
    const id = kind === 'gln' ? await glnIdOf(tx, tenantId, value) : idOf(value);
    return (await lockFacility(tx, caller, id))?.id;
  });
  return async ({ others }) => {
    const { operatorId = imported.operatorId ?? '', operatorRegId } = others;
    const { facilityId = imported.facilityId ?? '', facilityGln } = others;
    const operator = await operators(
      operatorRegId === undefined ? `id ${operatorId}` : `reg ${operatorRegId}`,
    );
    const facility = await facilities(
      facilityGln === undefined ? `id ${facilityId}` : `gln ${facilityGln}`,
    );
    const operatorField = operatorRegId === undefined ? 'operatorId' : 'operatorRegId';
    const facilityField = facilityGln === undefined ? 'facilityId' : 'facilityGln';
    return {
      operatorId: operator.found,
      facilityId: facility.found,
      faults: [
        ...faultOf(operator.refusal, operatorField),
        ...faultOf(facility.refusal, facilityField),
      ],
    };
  };
}

function parsed(name: string): { readonly kind: string; readonly value: string } {
  const at = name.indexOf(' ');
  return { kind: name.slice(0, at), value: name.slice(at + 1) };
}

/** Blank is the default; what is no UUID is nobody's. */
function idOf(value: string): string | undefined {
  if (value === '') return undefined;
  return isUuid(value.toLowerCase()) ? value.toLowerCase() : unknownId;
}

const unknownId = '00000000-0000-0000-0000-000000000000';

async function regIdOf(tx: Knex, tenantId: string, regId: string): Promise<string> {
  return (await operatorReader(tx).findByRegId(tenantId, regId))?.id ?? unknownId;
}

async function glnIdOf(tx: Knex, tenantId: string, gln: string): Promise<string> {
  return (await facilityReader(tx).findByGln(tenantId, gln))?.id ?? unknownId;
}

interface Answer<Found> {
  readonly found?: Found;
  readonly refusal?: ApiError;
}

function onceEach<Found>(find: (name: string) => Promise<Found>) {
  const answers = new Map<string, Promise<Answer<Found>>>();
  const ask = async (name: string): Promise<Answer<Found>> => {
    try {
      return { found: await find(name) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { refusal: error };
    }
  };
  return (name: string): Promise<Answer<Found>> => {
    const answer = answers.get(name) ?? ask(name);
    answers.set(name, answer);
    return answer;
  };
}

const codes: Readonly<Record<string, FaultCode>> = {
  OPERATOR_FOREIGN: 'OPERATOR_UNKNOWN',
  OPERATOR_ARCHIVED: 'OPERATOR_ARCHIVED',
  OPERATOR_SCOPE_FORBIDDEN: 'OPERATOR_SCOPE_FORBIDDEN',
  OPERATOR_NOT_BOUND: 'OPERATOR_NOT_BOUND',
  FACILITY_NOT_FOUND: 'FACILITY_UNKNOWN',
};

function faultOf(refusal: ApiError | undefined, field: string): readonly RowFault[] {
  if (!refusal) return [];
  const { message } = refusal;
  const code = codes[refusal.code] ?? 'ROW_UNREADABLE';
  return [{ code, field, message, friendlyMessage: message, probably: null }];
}
