import type { AuditLogHead } from '@dpp/merkle-seal/node';
import {
  bundleText,
  chain,
  checkpointOf,
  header,
  headOf,
  makeDeeds,
  makeHeadKey,
} from './audit-log-workshop.js';
import { forgedAuditLogs, trueAuditLogs, type AuditLogMakings } from './forged-audit-logs.js';
import { mutate, mutateText } from './mutate.js';
import type { Random } from './random.js';

/** A question about an audit log, and the verdict that is right where it is known. */
export interface AuditLogCase {
  readonly name: string;
  readonly kind: 'auditLog';
  readonly text: string;
  readonly trustedKeys: readonly string[];
  readonly keptHeads: readonly AuditLogHead[];
  readonly right?: 'passed' | 'failed' | 'indeterminate';
}

/** True logs, forged ones, and some with something changed at random. */
export function listAuditLogCases(random: Random, count: number): readonly AuditLogCase[] {
  const makings: AuditLogMakings = { key: makeHeadKey(), otherKey: makeHeadKey() };
  return [
    ...trueAuditLogs(makings),
    ...forgedAuditLogs(makings),
    ...Array.from({ length: count }, () => damaged(random, makings)),
  ];
}

/** A log of one to five entries with a member or a character changed; a fifth of them stay whole. */
function damaged(random: Random, { key, otherKey }: AuditLogMakings): AuditLogCase {
  const entries = chain(makeDeeds(1 + random.below(5)));
  const last = entries.at(-1);
  if (!last) throw new Error('A log has an entry.');
  const lines: object[] = structuredClone([
    header,
    ...entries,
    checkpointOf(headOf(last, key), key),
  ]);
  const kind = random.below(5);
  if (kind === 1 || kind === 2) mutate(random, random.pick(lines));
  const text = bundleText(lines);
  return {
    name: 'a log changed at random',
    kind: 'auditLog',
    text: kind > 2 ? mutateText(random, text) : text,
    trustedKeys: random.pick([
      [key.publicKeyPem],
      [otherKey.publicKeyPem, key.publicKeyPem],
      [otherKey.publicKeyPem],
      [],
    ]),
    keptHeads: random.oneIn(3) ? [headOf(random.pick(entries), key)] : [],
  };
}
