import type { AuditEntry } from '@dpp/client';

/** Entries that are one line: the same was done by one person within one minute. Newest first; never empty. */
export type EntryGroup = readonly [AuditEntry, ...AuditEntry[]];

/** Makes neighbouring entries of the same action, actor and minute one line. */
export function groupEntries(entries: readonly AuditEntry[]): EntryGroup[] {
  const groups: [AuditEntry, ...AuditEntry[]][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && keyOf(group[0]) === keyOf(entry)) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

const keyOf = ({ action, actor, at }: AuditEntry) => [action, actor, at.slice(0, 16)].join('\n');
