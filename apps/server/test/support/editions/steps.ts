import { newSerial, textiles } from '../factories.js';
import type { TestReply } from '../test-app.js';
import type { Expected, ModelLine, Step } from './model.js';

/** How a step reaches a server. */
export type Send = (method: string, path: string, json?: object) => Promise<TestReply>;

/** A product of a workspace, and what is known of its editions. */
export interface Line {
  readonly send: Send;
  readonly productId: string;
  model: ModelLine;
}

/** Sends what a step asks. */
export function request(
  { send, productId }: Pick<Line, 'send' | 'productId'>,
  step: Step,
  { edition }: Pick<Expected, 'edition'>,
): Promise<TestReply> {
  const at = `/${edition?.id}`;
  const metadata = textiles();
  switch (step.kind) {
    case 'create':
      return send('POST', '', { productId, metadata, draft: step.draft });
    case 'revise':
      return send('POST', `${at}/revisions`);
    case 'publish':
      return send('PUT', at, { metadata, correctsRecall: step.correctsRecall });
    case 'demote':
      return send('PUT', at, { metadata, draft: true });
    case 'delete':
      return send('DELETE', at);
    case 'seal':
      return send('POST', `${at}/seal`);
    case 'unit':
      return send('POST', `${at}/units`, { serialNumber: newSerial() });
    case 'recall':
      return send('PUT', `${at}/status`, { status: 'RECALLED', reason: 'It may break.' });
    case 'lift':
      return send('PUT', `${at}/status`, { status: 'ACTIVE' });
    case 'end':
      return send('PUT', `${at}/status`, { status: 'DECOMMISSIONED' });
  }
}

/** Does a step, and holds the answer to the model. @returns False where there was nothing to ask. */
export async function take(line: Line, step: Step): Promise<boolean> {
  const expected = line.model.expect(step);
  if (!expected) return false;
  const reply = await request(line, step, expected);
  if (reply.status !== expected.status) {
    throw new Error(`${step.kind}: ${reply.status}, not ${expected.status}: ${reply.text}`);
  }
  const made = expected.apply();
  if (made) made.id = reply.body.passport.id;
  return true;
}
