import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestApp, TestReply } from '../test-app.js';
import type { Model } from './model.js';
import type { Refusal } from './records.js';

/** A workspace of a sequence's own, and what its steps choose from. */
export interface Session {
  readonly app: TestApp;
  readonly tenantId: string;
  readonly key: string;
  readonly productIds: readonly string[];
  readonly regIds: readonly string[];
  readonly serialNumbers: readonly string[];
}

export type Step = fc.AsyncCommand<Model, Session>;

/** Index of a thing that is there, counted round and round. */
export const index = fc.nat(59);

/** A step that does its deed in both, a minute after the one before it. */
export function stepOf<T extends Record<string, unknown>>(
  name: string,
  input: { [K in keyof T]: fc.Arbitrary<T[K]> },
  run: (model: Model, session: Session, input: T) => Promise<void>,
): fc.Arbitrary<Step> {
  return fc.record(input).map((drawn) => ({
    check: () => true,
    toString: () => `${name} ${JSON.stringify(drawn)}`,
    async run(model, session) {
      model.now = new Date(model.now.getTime() + 60_000);
      session.app.setTime(model.now);
      await run(model, session, drawn);
    },
  }));
}

export const send = (session: Session, method: string, path: string, json?: unknown) =>
  session.app.request(`/api/v1/${path}`, {
    key: session.key,
    method,
    ...(json !== undefined && { json }),
  });

/** @returns True when it was refused, as it should be. */
export function isRefusal(verdict: object | undefined): verdict is Refusal {
  return verdict !== undefined && 'status' in verdict && typeof verdict.status === 'number';
}

export function expectVerdict({ status, body, text }: TestReply, verdict: Refusal): void {
  const answered = { status, reason: body.code };
  expect(answered, text).toEqual({ status: verdict.status, reason: verdict.reason });
}

export const itemOf = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
