import fc from 'fast-check';
import { expect } from 'vitest';
import { environmentOf } from '../aas-environment.js';
import { textiles } from '../factories.js';
import type { TestReply } from '../test-app.js';
import { checkPassport } from './checks.js';
import { isOperator, isPassport, liveStatuses, refused } from './records.js';
import type { ModelPassport, Refusal } from './records.js';
import { expectVerdict, index, itemOf, send, stepOf, type Session } from './step.js';

const metadata = textiles();
const withContent = (content: number) => ({ ...metadata, content });

const content = fc.nat(999_999);
/** Undefined: the request names no operator. */
const operatorIndex = fc.option(index, { nil: undefined, freq: 5 });

export const createStep = stepOf(
  'create',
  {
    operator: operatorIndex,
    product: index,
    draft: fc.boolean(),
    content,
    isInvalid: fc.nat(9).map((n) => n === 9),
  },
  async (model, session, { operator: n, product, draft, content, isInvalid }) => {
    const productId = itemOf(session.productIds, product);
    const named = n === undefined ? undefined : model.operatorAt(n);
    const reply = await send(session, 'POST', 'passports', {
      productId,
      metadata: isInvalid ? { ...withContent(content), originCountry: 'XX' } : withContent(content),
      ...(named && { operatorId: named.id }),
      ...(draft && { draft }),
    });
    if (isInvalid && !draft) return expectVerdict(reply, refused(400, 'VALIDATION_FAILED'));
    const operator = model.bind(named);
    if (!isOperator(operator)) return expectVerdict(reply, operator);
    const how = draft ? 'draft' : 'live';
    const verdict = model.create({ operator, productId, content, how });
    if (!isPassport(verdict)) return expectVerdict(reply, verdict);
    expect(reply.status, reply.text).toBe(201);
    verdict.id = reply.body.passport.id;
    await checkPassport(session, verdict);
  },
);

export const ingestStep = stepOf(
  'ingest AAS',
  { operator: operatorIndex, product: index, content },
  async (model, session, { operator: n, product, content }) => {
    const productId = itemOf(session.productIds, product);
    const named = n === undefined ? undefined : model.operatorAt(n);
    const query = named ? `?operatorId=${named.id}` : '';
    const environment = environmentOf({ metadata: withContent(content), productId });
    const reply = await send(session, 'POST', `passports/aas/ingest${query}`, environment);
    const operator = model.bindIngested(named, productId);
    if (!isOperator(operator)) return expectVerdict(reply, operator);
    const verdict = model.ingest(operator, productId, content);
    if (!isPassport(verdict)) return expectVerdict(reply, verdict);
    expect(reply.status, reply.text).toBe(201);
    verdict.id ||= String(reply.body['passportId']);
    expect(reply.body['passportId']).toBe(verdict.id);
    await checkPassport(session, verdict);
  },
);

/** A call about a passport: refused as the model says, or 200; what is there then is what it says. */
async function act(
  session: Session,
  target: ModelPassport | { readonly id: string },
  { request, verdict }: { request: Promise<TestReply>; verdict: Refusal | undefined },
): Promise<void> {
  const reply = await request;
  if (verdict) expectVerdict(reply, verdict);
  else expect(reply.status, reply.text).toBe(200);
  await checkPassport(session, target);
}

export const updateStep = stepOf(
  'update',
  { passport: index, draft: fc.boolean(), content },
  (model, session, { passport, draft, content }) => {
    const target = model.passportAt(passport);
    const body = { metadata: withContent(content), ...(draft && { draft }) };
    const request = send(session, 'PUT', `passports/${target.id}`, body);
    return act(session, target, { request, verdict: model.update(target, { draft, content }) });
  },
);

export const statusStep = stepOf(
  'change status',
  { passport: index, to: fc.constantFrom(...liveStatuses) },
  (model, session, { passport, to }) => {
    const target = model.passportAt(passport);
    const request = send(session, 'PUT', `passports/${target.id}/status`, { status: to });
    return act(session, target, { request, verdict: model.move(target, to) });
  },
);

export const sealStep = stepOf('seal', { passport: index }, (model, session, { passport }) => {
  const target = model.passportAt(passport);
  const request = send(session, 'POST', `passports/${target.id}/seal`);
  return act(session, target, { request, verdict: model.seal(target) });
});

export const deleteStep = stepOf(
  'delete',
  { passport: index },
  async (model, session, { passport }) => {
    const target = model.passportAt(passport);
    const request = send(session, 'DELETE', `passports/${target.id}`);
    const verdict = model.deletePassport(target);
    await act(session, verdict ? target : { id: target.id }, { request, verdict });
  },
);
