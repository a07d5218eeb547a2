import { ApiError } from '../http/api-error.js';
import type { Caller } from './caller-model.js';

const forbidden = (message: string) =>
  ApiError.forbidden(message, { code: 'OPERATOR_SCOPE_FORBIDDEN' });

/** Refuses an operator-scoped credential on what belongs to another operator of its workspace. */
export function requireOperatorScope(
  caller: Pick<Caller, 'operatorId'>,
  operatorId: string | null,
): void {
  if (caller.operatorId !== null && operatorId !== null && caller.operatorId !== operatorId) {
    throw forbidden('This credential is bound to another economic operator.');
  }
}

/** Refuses an operator-scoped credential where the effect is on the whole workspace. */
export function requireWholeWorkspace(caller: Pick<Caller, 'operatorId'>): void {
  if (caller.operatorId !== null) {
    throw forbidden('This credential is bound to one economic operator.');
  }
}
