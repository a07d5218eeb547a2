import { chain, headOf, makeDeeds, otherTenantId } from './audit-log-workshop.js';
import { signedLines, type ForgedLog, type TrueLog } from './forged-audit-logs.js';

/** Genuine bundles of logs that were put back or rewritten: heads that were kept show it. */
export function forgedKeptHeads(log: TrueLog): ForgedLog[] {
  const { entries, last, key, otherKey } = log;
  const lines = signedLines(log, entries);
  const heads = entries.map((entry) => headOf(entry, key));
  const rewritten = chain(
    makeDeeds(entries.length).map((deed) => ({ ...deed, ip: '203.0.113.9' })),
  );
  const forged = { ...headOf(last, otherKey), keyId: key.keyId };
  const unsigned = { ...headOf(last, key), signature: 'none' };
  return [
    ...entries.slice(0, -1).map((_, at) => ({
      name: `put back to entry ${at + 1}`,
      lines: signedLines(log, entries.slice(0, at + 1)),
      keptHeads: heads,
    })),
    ...heads.map((head) => ({
      name: `rewritten since the head of entry ${head.seq}`,
      lines: signedLines(log, rewritten),
      keptHeads: [head],
    })),
    { name: 'a kept head by another key, under the trusted name', lines, keptHeads: [forged] },
    { name: 'a kept head without a signature', lines, keptHeads: [unsigned] },
    {
      name: 'a kept head with another hash',
      lines,
      keptHeads: [headOf({ ...last, hash: 'd'.repeat(64) }, key)],
    },
    { name: 'a kept head before the first', lines, keptHeads: [headOf({ ...last, seq: 0 }, key)] },
    {
      name: 'a kept head by a key that was not given',
      lines,
      keptHeads: [headOf(last, otherKey)],
      right: 'indeterminate',
    },
    {
      name: 'kept heads of another workspace alone',
      lines,
      keptHeads: [headOf(last, key, otherTenantId)],
      right: 'indeterminate',
    },
  ];
}
