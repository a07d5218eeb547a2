import type { AuditLogEntry, AuditLogHead } from '@dpp/merkle-seal/node';
import type { AuditLogCase } from './audit-log-cases.js';
import { forgedChains } from './forged-audit-chains.js';
import { forgedCheckpoints } from './forged-checkpoints.js';
import { forgedKeptHeads } from './forged-kept-heads.js';
import {
  bundleText,
  chain,
  checkpointOf,
  header,
  headOf,
  makeDeeds,
  type HeadKey,
} from './audit-log-workshop.js';

/** The key that readers trust, and one that they do not. */
export interface AuditLogMakings {
  readonly key: HeadKey;
  readonly otherKey: HeadKey;
}

/** A bundle that has to be refused under the trusted key. */
export interface ForgedLog {
  readonly name: string;
  readonly lines?: readonly object[];
  /** In the place of lines. */
  readonly text?: string;
  readonly keptHeads?: readonly AuditLogHead[];
  readonly trustedKeys?: readonly string[];
  /** Default: `failed`. */
  readonly right?: 'failed' | 'indeterminate';
}

/** A log of six entries that the platform signed, in parts. */
export interface TrueLog extends AuditLogMakings {
  readonly entries: readonly AuditLogEntry[];
  readonly last: AuditLogEntry;
}

export function makeTrueLog(makings: AuditLogMakings, count = 6): TrueLog {
  const entries = chain(makeDeeds(count));
  const last = entries.at(-1);
  if (!last) throw new Error('A log has an entry.');
  return { ...makings, entries, last };
}

/** The lines of a bundle over these entries, with the checkpoint that the platform would sign for the last. */
export function signedLines(
  { key }: AuditLogMakings,
  entries: readonly AuditLogEntry[],
  by: HeadKey = key,
): object[] {
  const last = entries.at(-1);
  const end = last ? [checkpointOf(headOf(last, by), by)] : [];
  return [header, ...entries, ...end];
}

export function forgedAuditLogs(makings: AuditLogMakings): AuditLogCase[] {
  const log = makeTrueLog(makings);
  const forged = [...forgedChains(log), ...forgedCheckpoints(log), ...forgedKeptHeads(log)];
  return forged.map(({ name, lines = [], text, keptHeads = [], trustedKeys, right }) => ({
    name: `audit log: ${name}`,
    kind: 'auditLog',
    text: text ?? bundleText(lines),
    trustedKeys: trustedKeys ?? [makings.key.publicKeyPem],
    keptHeads,
    right: right ?? 'failed',
  }));
}

/** Logs that have to be accepted. */
export function trueAuditLogs(makings: AuditLogMakings): AuditLogCase[] {
  const log = makeTrueLog(makings);
  const { key, otherKey, entries, last } = log;
  const bundle = signedLines(log, entries);
  const heads = entries.map((entry) => headOf(entry, key));
  const [first] = entries;
  const back = chain(
    makeDeeds(3).map((deed, index) =>
      index === 2 ? { ...deed, at: new Date(Date.parse(deed.at) - 660_000).toISOString() } : deed,
    ),
  );
  const accepted = (
    name: string,
    text: string,
    more: Partial<AuditLogCase> = {},
  ): AuditLogCase => ({
    name: `audit log: ${name}`,
    kind: 'auditLog',
    text,
    trustedKeys: [key.publicKeyPem],
    keptHeads: [],
    right: 'passed',
    ...more,
  });
  return [
    accepted('a true one', bundleText(bundle)),
    accepted('of one entry', bundleText(signedLines(log, first ? [first] : []))),
    accepted('under one of two keys', bundleText(bundle), {
      trustedKeys: [otherKey.publicKeyPem, key.publicKeyPem],
    }),
    accepted('through every head', bundleText(bundle), { keptHeads: heads }),
    accepted('beside heads of another log', bundleText(bundle), {
      keptHeads: [headOf(last, key), headOf(last, key, header.tenantId.replace('a', 'c'))],
    }),
    accepted('dated back by ten minutes', bundleText(signedLines(log, back))),
    accepted(
      'with white space',
      bundleText(bundle).replaceAll(',"', ' ,\t"').replaceAll('\n', '\r\n'),
    ),
    accepted('without a trusted key', bundleText(bundle), {
      trustedKeys: [],
      right: 'indeterminate',
    }),
  ];
}
