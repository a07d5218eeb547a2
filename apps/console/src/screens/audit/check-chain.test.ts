import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { AuditEntry } from '@dpp/client';
import { canonicalJson } from '@dpp/merkle-seal';
import { describe, expect, it } from 'vitest';
import { ChainCheck, type ChainBreak } from './check-chain.js';
import { isSignedHead } from './check-head.js';

const tenantId = '2e0c351a-d73f-4b03-b380-00017c358ffb';
const noHash = '0'.repeat(64);
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

function sealed({ hash: _hash, ...entry }: AuditEntry): AuditEntry {
  return { ...entry, hash: sha256(canonicalJson({ ...entry, tenantId })) };
}

/** Entries of a log, oldest first. */
function chainOf(count: number): AuditEntry[] {
  const chain: AuditEntry[] = [];
  for (let seq = 1; seq <= count; seq += 1) {
    chain.push(
      sealed({
        ...{ id: `id-${seq}`, seq, action: 'passport.sealed', actor: 'dana@nordvind.example' },
        ...{ targetType: 'passport', targetId: `p-${seq}`, at: '2026-11-21T09:40:59.000Z' },
        ...{ ip: null, details: { keyNumber: seq, note: 'ü' }, hash: '' },
        previousHash: chain.at(-1)?.hash ?? noHash,
      }),
    );
  }
  return chain;
}

async function check(chain: readonly AuditEntry[], end = chain.at(-1)) {
  const run = new ChainCheck(tenantId, end && { seq: end.seq, hash: end.hash });
  const newestFirst = chain.toReversed();
  await run.add(newestFirst.slice(0, 3));
  await run.add(newestFirst.slice(3));
  return run.finish();
}

/** A chain whose hashes were computed anew from an entry on. */
function forgedFrom(seq: number): AuditEntry[] {
  const chain = chainOf(7);
  for (let at = seq - 1; at < chain.length; at += 1) {
    const entry = chain[at] as AuditEntry;
    const previousHash = chain[at - 1]?.hash ?? noHash;
    chain[at] = sealed({ ...entry, previousHash, actor: 'mallory@evil.example' });
  }
  return chain;
}

describe('ChainCheck', () => {
  it.each([0, 1, 3, 7])('finds a chain of %i entries whole', async (count) => {
    expect(await check(chainOf(count))).toBeUndefined();
  });

  it('passes entries that came after the signed end was read', async () => {
    const chain = chainOf(7);
    expect(await check(chain, chain[4])).toBeUndefined();
  });

  const end = chainOf(7).at(-1);
  const changed = (seq: number, change: Partial<AuditEntry>) =>
    chainOf(7).map((entry) => (entry.seq === seq ? { ...entry, ...change } : entry));
  const broken: [string, AuditEntry[], ChainBreak][] = [
    ['a changed value', changed(4, { details: { keyNumber: 5 } }), { kind: 'changed', seq: 4 }],
    ['a changed hash', changed(4, { hash: noHash }), { kind: 'changed', seq: 4 }],
    ['an added member', changed(2, { extra: 1 } as never), { kind: 'changed', seq: 2 }],
    [
      'a changed entry with its hash computed anew',
      chainOf(7).map((entry) => (entry.seq === 4 ? sealed({ ...entry, actor: 'x' }) : entry)),
      { kind: 'link', seq: 5 },
    ],
    ['a removed entry', chainOf(7).filter(({ seq }) => seq !== 4), { kind: 'missing', seq: 4 }],
    ['a removed beginning', chainOf(7).slice(2), { kind: 'missing', seq: 1 }],
    ['a removed end', chainOf(7).slice(0, 5), { kind: 'end', seq: 7 }],
    ['a log that is empty but was not', [], { kind: 'end', seq: 7 }],
    [
      'an inserted entry',
      chainOf(7).flatMap((entry) => (entry.seq === 4 ? [entry, entry] : [entry])),
      { kind: 'order', seq: 4 },
    ],
    [
      'a beginning that goes on from another log',
      changed(1, { previousHash: 'a'.repeat(64) }).map((entry) =>
        entry.seq === 1 ? sealed(entry) : entry,
      ),
      { kind: 'start', seq: 1 },
    ],
    ['a chain computed anew', forgedFrom(3), { kind: 'end', seq: 7 }],
  ];
  it.each(broken)('finds %s', async (_name, chain, found) => {
    expect(await check(chain, end)).toEqual(found);
  });

  it('finds entries of another workspace', async () => {
    const run = new ChainCheck('00000000-0000-0000-0000-000000000000', end);
    await run.add(chainOf(7).toReversed());
    expect(run.finish()).toEqual({ kind: 'changed', seq: 1 });
  });

  it('finds entries without a signed end', async () => {
    const run = new ChainCheck(tenantId, undefined);
    await run.add(chainOf(2).toReversed());
    expect(run.finish()).toEqual({ kind: 'end', seq: 1 });
  });
});

describe('isSignedHead', () => {
  const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { publicKey, privateKey } = pair();
  const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string;
  const keyId = sha256(publicKey.export({ type: 'spki', format: 'der' }));
  const head = (seq: number) => {
    const signed = { seq, hash: sha256(`${seq}`), at: '2026-11-21T09:40:59.000Z', keyId };
    const text = canonicalJson({ type: 'dpp-audit-head-v1', tenantId, ...signed });
    return {
      ...signed,
      signature: sign('sha256', Buffer.from(text), privateKey).toString('base64'),
    };
  };

  it('takes signatures with numbers of every length', async () => {
    for (let seq = 0; seq < 300; seq += 1) {
      expect(await isSignedHead(head(seq), tenantId, pem)).toBe(true);
    }
  });

  it.each([
    ['another entry', { seq: 8 }, pem],
    ['another hash', { hash: noHash }, pem],
    ['another time', { at: '2026-11-21T09:41:00.000Z' }, pem],
    ['another key id', { keyId: noHash }, pem],
    ['no signature', { signature: '' }, pem],
    ['a cut signature', { signature: head(7).signature.slice(0, 40) }, pem],
    ['another key', {}, pair().publicKey.export({ type: 'spki', format: 'pem' }) as string],
  ])('refuses %s', async (_name, change, key) => {
    expect(await isSignedHead({ ...head(7), ...change }, tenantId, key)).toBe(false);
  });
});
