import { expect } from 'vitest';
import { facilityBody, operatorBody } from '../factories.js';
import { registerOperator, removeOperator, restoreOperator } from './operator-model.js';
import { isOperator } from './records.js';
import { expectVerdict, index, isRefusal, itemOf, send, stepOf } from './step.js';

export const registerStep = stepOf(
  'register',
  { regId: index },
  async (model, session, { regId: n }) => {
    const regId = itemOf(session.regIds, n);
    const reply = await send(session, 'POST', 'operators', operatorBody({ regId }));
    const operator = registerOperator(model, regId);
    expect(reply.status, reply.text).toBe(201);
    operator.id ||= reply.body.operator.id;
    const { id, archivedAt } = operator;
    expect(reply.body.operator).toMatchObject({ id, archivedAt });
  },
);

export const referStep = stepOf(
  'refer',
  { operator: index },
  async (model, session, { operator }) => {
    const target = model.operatorAt(operator);
    const reply = await send(
      session,
      'POST',
      'facilities',
      facilityBody({ operatorId: target.id }),
    );
    expect([201, 403], reply.text).toContain(reply.status);
    if (reply.status === 201 && isOperator(target)) target.isReferenced = true;
  },
);

const actStep = (
  name: string,
  call: { readonly method: string; readonly path: string },
  decide: typeof removeOperator,
) =>
  stepOf(name, { operator: index }, async (model, session, { operator }) => {
    const target = model.operatorAt(operator);
    const reply = await send(session, call.method, `operators/${target.id}${call.path}`);
    const verdict = decide(model, target);
    if (isRefusal(verdict)) return expectVerdict(reply, verdict);
    expect(reply.body, reply.text).toEqual({ success: true, ...verdict });
  });

export const removeStep = actStep(
  'remove operator',
  { method: 'DELETE', path: '' },
  removeOperator,
);

export const restoreStep = actStep(
  'restore operator',
  { method: 'POST', path: '/restore' },
  restoreOperator,
);
