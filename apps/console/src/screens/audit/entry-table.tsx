import type { AuditEntry } from '@dpp/client';
import { actorName } from '../../parts/actor-name.js';
import { FoldTable, type Column } from '../../parts/fold-table.js';
import { Link } from '../../parts/link.js';
import { useTexts } from '../../texts/use-texts.js';
import { Target, useActionWords } from './entry-words.js';
import { groupEntries, type EntryGroup } from './group-entries.js';
import { logPath, type LogAddress } from './log-address.js';

interface EntryTableProps {
  readonly entries: readonly AuditEntry[];
  readonly address: LogAddress;
  readonly openedSeq: number;
}

/** What was done, newest first; like entries of one minute are one line that opens. */
export function EntryTable({ entries, address, openedSeq }: EntryTableProps) {
  const { words, formats } = useTexts('audit');
  const common = useTexts('common');
  const columns: Column<EntryGroup>[] = [
    {
      name: words.when,
      cell: ([{ at, seq }]) => (
        <Link class="alone" to={logPath(address, {}, seq)}>
          <time>
            {formats.shortDate(at)}, {formats.exactTime(at)}
          </time>
        </Link>
      ),
    },
    { name: words.what, cell: (group) => <What group={group} address={address} /> },
    {
      name: words.who,
      cell: ([{ actor }]) => (
        <Link class="alone" to={logPath(address, { actor })}>
          {actorName(actor, common.words)}
        </Link>
      ),
    },
    { name: words.from, isOptional: true, cell: ([{ ip }]) => <span dir="ltr">{ip ?? '–'}</span> },
    { name: words.number, cell: ([{ seq }]) => formats.number(seq) },
  ];
  return (
    <FoldTable
      caption={words.list}
      columns={columns}
      rows={groupEntries(entries)}
      keyOf={([{ seq }]) => String(seq)}
      isCurrent={(group) => group.some(({ seq }) => seq === openedSeq)}
    />
  );
}

interface WhatProps {
  readonly group: EntryGroup;
  readonly address: LogAddress;
}

function What({ group, address }: WhatProps) {
  const { words, formats, say } = useTexts('audit');
  const sentenceOf = useActionWords();
  const [newest] = group;
  const sentence = sentenceOf(newest.action);
  if (group.length === 1) {
    return (
      <>
        {sentence} <Target entry={newest} />
      </>
    );
  }
  return (
    <details class="why">
      <summary>
        {sentence}, {say(words.times, { count: group.length })}
      </summary>
      <ul class="feed">
        {group.map((entry) => (
          <li key={entry.seq}>
            <Link class="alone" to={logPath(address, {}, entry.seq)}>
              {say(words.entry, { seq: formats.number(entry.seq) })}
            </Link>{' '}
            <Target entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  );
}
