import type { AuditLogEntry } from '@dpp/merkle-seal/node';
import {
  chain,
  checkpointOf,
  header,
  headOf,
  makeDeeds,
  otherTenantId,
  withHash,
} from './audit-log-workshop.js';
import { signedLines, type ForgedLog, type TrueLog } from './forged-audit-logs.js';

/** Entries removed, changed, moved, repeated, or dated back; hashes as they were, computed anew, and signed anew. */
export function forgedChains(log: TrueLog): ForgedLog[] {
  return [...tampered(log), ...rehashed(log), ...signedWrongly(log)];
}

/** Another value of each member of an entry. */
const CHANGES: readonly (readonly [member: keyof AuditLogEntry, value: unknown])[] = [
  ['id', '00000000-0000-4000-8000-000000000001'],
  ['seq', 99],
  ['action', 'passport.deleted'],
  ['actor', 'mallory@example.com'],
  ['targetType', 'operator'],
  ['targetId', 'another'],
  ['at', '2026-03-01T08:30:00.001Z'],
  ['ip', '198.51.100.1'],
  ['details', { reason: 'none' }],
  ['previousHash', 'f'.repeat(64)],
  ['hash', 'f'.repeat(64)],
];

/** One line changed, all others as the platform made them. */
function tampered({ entries, last, key }: TrueLog): ForgedLog[] {
  const bundle = (changed: readonly object[]) => [
    header,
    ...changed,
    checkpointOf(headOf(last, key), key),
  ];
  return entries.flatMap((entry, at) => {
    const others = entries.filter((_, index) => index !== at);
    const where = `entry ${at + 1}`;
    const next = entries[at + 1];
    return [
      { name: `${where} removed`, lines: bundle(others) },
      { name: `${where} repeated`, lines: bundle(entries.toSpliced(at, 0, entry)) },
      ...(next
        ? [
            {
              name: `${where} behind the next`,
              lines: bundle(entries.toSpliced(at, 2, next, entry)),
            },
          ]
        : []),
      ...CHANGES.map(([member, value]) => ({
        name: `${where} with another ${member}`,
        lines: bundle(entries.with(at, { ...entry, [member]: value })),
      })),
      ...Object.keys(entry).map((member) => ({
        name: `${where} without ${member}`,
        lines: bundle(
          entries.with(
            at,
            Object.fromEntries(Object.entries(entry).filter(([name]) => name !== member)) as never,
          ),
        ),
      })),
      {
        name: `${where} with a member more`,
        lines: bundle(entries.with(at, { ...entry, note: 'x' } as AuditLogEntry)),
      },
    ];
  });
}

/** The whole chain computed anew, under the checkpoint that the platform had signed. */
function rehashed({ entries, last, key }: TrueLog): ForgedLog[] {
  const deeds = makeDeeds(entries.length);
  const end = checkpointOf(headOf(last, key), key);
  return deeds.flatMap((deed, at) => [
    {
      name: `deed ${at + 1} changed, hashed anew`,
      lines: [header, ...chain(deeds.with(at, { ...deed, actor: 'system2' })), end],
    },
    {
      name: `deed ${at + 1} removed, hashed anew`,
      lines: [header, ...chain(deeds.toSpliced(at, 1)), end],
    },
    {
      name: `a deed before ${at + 1}, hashed anew`,
      lines: [header, ...chain(deeds.toSpliced(at, 0, { ...deed, id: 'x' })), end],
    },
  ]);
}

/** Chains that break a rule and that the platform has signed all the same. */
function signedWrongly(log: TrueLog): ForgedLog[] {
  const { entries } = log;
  const [first, second, ...rest] = entries;
  if (!first || !second) return [];
  const repeated = withHash({ ...second, seq: 1, previousHash: first.hash });
  const leaping = withHash({ ...second, seq: 3 });
  const back = (at: number) =>
    chain(
      makeDeeds(entries.length).map((deed, index) =>
        index === at ? { ...deed, at: '2026-03-01T07:49:59.999Z' } : deed,
      ),
    );
  return [
    { name: 'a chain from entry 2 on', lines: signedLines(log, [second, ...rest]) },
    { name: 'seq repeated', lines: signedLines(log, [first, repeated]) },
    { name: 'seq leaping', lines: signedLines(log, [first, leaping]) },
    {
      name: 'a first entry that follows another',
      lines: signedLines(log, [withHash({ ...first, previousHash: 'a'.repeat(64) })]),
    },
    {
      name: 'entries hashed for another workspace',
      lines: signedLines(log, chain(makeDeeds(3), otherTenantId)),
    },
    ...[1, 2, 3, 4, 5].map((at) => ({
      name: `entry ${at + 1} dated back`,
      lines: signedLines(log, back(at)),
    })),
  ];
}
