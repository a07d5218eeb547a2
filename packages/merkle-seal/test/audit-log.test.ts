import { createHash, createPublicKey, verify } from 'node:crypto';
import canonicalize from 'canonicalize';
import { describe, expect, it } from 'vitest';
import { AUDIT_LOG_BUNDLE_TYPE, parseAuditLogHeads, verifyAuditLog } from '../src/index.js';
import type { AuditLogReport } from '../src/index.js';
import * as node from '../src/node.js';
import { buildAuditLogVectors } from './support/build-audit-log-vectors.js';
import vectors from './vectors/audit-logs.json' with { type: 'json' };

type Vector = (typeof vectors.cases)[number];

const bytesOf = (lines: readonly (number | string)[]) =>
  new TextEncoder().encode(
    lines.map((line) => `${typeof line === 'number' ? vectors.lines[line] : line}\n`).join(''),
  );

const optionsOf = ({ trustedKeys, keptHeads }: Vector) => ({
  trustedKeys: vectors.keys[trustedKeys as 'key'],
  keptHeads,
});

const notPassed = ({ checks }: AuditLogReport) =>
  checks
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'indeterminate')
    .map(({ name }) => name);

const trusted = { trustedKeys: vectors.keys.key };
const base = bytesOf([0, 1, 2, 3, 4, 5]);

describe('the published vectors of audit logs', () => {
  it('are what their source gives', async () => {
    expect(JSON.parse(JSON.stringify(await buildAuditLogVectors()))).toEqual(vectors);
  });

  it('refuse more than they accept', () => {
    const refusals = vectors.cases.filter(({ verdict }) => verdict === 'failed');
    expect(refusals.length).toBeGreaterThan(vectors.cases.length / 2);
  });

  it.each(vectors.cases)('$verdict: $name', (vector) => {
    const report = verifyAuditLog(bytesOf(vector.lines), optionsOf(vector));
    expect({ verdict: report.verdict, notPassed: notPassed(report) }).toEqual({
      verdict: vector.verdict,
      notPassed: vector.notPassed,
    });
    expect(node.verifyAuditLog(bytesOf(vector.lines), optionsOf(vector))).toEqual(report);
  });

  it('hold for other code altogether', () => {
    const [header, ...others] = vectors.lines.map(
      (line) => JSON.parse(line) as object,
    ) as unknown as [{ tenantId: string }, ...Record<string, string>[]];
    const { publicKey = '', signature = '', type: _, ...head } = others.pop() ?? {};
    for (const { hash, ...entry } of others) {
      const text = canonicalize({ ...entry, tenantId: header.tenantId }) ?? '';
      expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    }
    const signed = canonicalize({ type: 'dpp-audit-head-v1', ...head }) ?? '';
    const key = createPublicKey(publicKey);
    expect(verify('sha256', Buffer.from(signed), key, Buffer.from(signature, 'base64'))).toBe(true);
  });
});

describe('verifyAuditLog', () => {
  it('says of which log a bundle is, how many entries it has, and which key signed it', () => {
    const { log, notCovered } = verifyAuditLog(base, trusted);
    expect(log).toMatchObject({
      tenantId: '6f1c2f7e-2f43-4d8e-9a43-1f6b7f0e5c10',
      entries: 4,
      from: '2026-03-01T08:00:00.000Z',
      to: '2026-03-01T08:03:00.000Z',
      keyTrusted: true,
    });
    expect(notCovered.join(' ')).toContain('put back to an earlier state');
  });

  it.each([
    ['nothing', ''],
    ['a web page', '<!doctype html>\n<p>\n</p>\n'],
    ['a passport', '{"metadata":{}}\n'],
    ['another version', `{"type":"${AUDIT_LOG_BUNDLE_TYPE}","version":2}\n{}\n{}\n`],
  ])('fails %s, and skips what it cannot look at', (_what, text) => {
    const report = verifyAuditLog(new TextEncoder().encode(text), trusted);
    expect(report.verdict).toBe('failed');
    expect(report.log).toBeUndefined();
    expect(report.checks.slice(1).every(({ outcome }) => outcome === 'skipped')).toBe(true);
  });

  it('fails a bundle with any byte changed but white space and the date of its making', () => {
    const text = new TextDecoder().decode(base);
    const start = text.indexOf('\n') + 1;
    const step = 37;
    for (let at = start; at < text.length; at += step) {
      const other = text[at] === 'x' ? 'y' : 'x';
      const changed = new TextEncoder().encode(text.slice(0, at) + other + text.slice(at + 1));
      expect(verifyAuditLog(changed, trusted).verdict, `byte ${at}`).toBe('failed');
    }
  });

  it('fails bytes that are not UTF-8', () => {
    const bytes = base.slice();
    bytes[bytes.indexOf(0x61)] = 0xff;
    expect(verifyAuditLog(bytes, trusted).verdict).toBe('failed');
  });

  it('throws for a trusted key that is none', () => {
    expect(() => verifyAuditLog(base, { trustedKeys: ['none'] })).toThrow(
      expect.objectContaining({ code: 'INVALID_PEM' }),
    );
  });

  it('reads a long log in time that grows with it', () => {
    const line = vectors.lines[1] ?? '';
    const long = bytesOf([0, ...Array.from({ length: 20_000 }, () => line), 5]);
    expect(node.verifyAuditLog(long, trusted).verdict).toBe('failed');
  });
});

describe('parseAuditLogHeads', () => {
  const {
    type: _type,
    publicKey: _key,
    ...head
  } = JSON.parse(vectors.lines[5] ?? '') as Record<string, unknown>;
  const line = JSON.stringify({ level: 30, auditHeads: [head, head], msg: 'audit heads' });

  it('reads the log of a server, with what a collector puts before a line', () => {
    expect(parseAuditLogHeads(`{"msg":"other"}\nNov 27 host dpp: ${line}\n`)).toEqual([head, head]);
  });

  it('reads an earlier bundle', () => {
    expect(parseAuditLogHeads(new TextDecoder().decode(base))).toEqual([head]);
  });

  it.each([
    ['a text without heads', '{"msg":"other"}\n'],
    ['heads of another form', '{"auditHeads":[{"seq":1}]}'],
    ['heads that are cut off', line.slice(0, 60)],
    ['a head with a member more', JSON.stringify({ auditHeads: [{ ...head, note: 1 }] })],
  ])('throws for %s', (_what, text) => {
    expect(() => parseAuditLogHeads(text)).toThrow(
      expect.objectContaining({ code: 'MALFORMED_BUNDLE' }),
    );
  });
});
