import type { AuditEntry } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { actorName } from '../../parts/actor-name.js';
import { Bones } from '../../parts/bones.js';
import { CopyButton } from '../../parts/copy-button.js';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { useTexts } from '../../texts/use-texts.js';
import { shortHash } from './chain-panel.js';
import { hashOf } from './check-chain.js';
import { Target, useActionWords } from './entry-words.js';
import { logPath, type LogAddress } from './log-address.js';
import type { LogSource } from './log-source.js';

interface OpenedEntryProps {
  readonly seq: number;
  readonly address: LogAddress;
  readonly source: LogSource;
}

/** One entry with its values, its hashes and the request that made it. */
export function OpenedEntry({ seq, address, source }: OpenedEntryProps) {
  const { words, formats, say } = useTexts('audit');
  const common = useTexts('common');
  const heading = useRef<HTMLHeadingElement>(null);
  const { path, chainId } = source;
  const found = useQuery({
    queryKey: ['audit', path, 'entry', seq, chainId],
    queryFn: ({ signal }) => findEntry(seq, source, signal),
    enabled: chainId !== undefined,
    staleTime: 60_000,
  });
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="panel line1" aria-labelledby="opened">
      <div class="head">
        <h2 id="opened" tabIndex={-1} ref={heading}>
          {say(words.entry, { seq: formats.number(seq) })}
        </h2>
        <Link class="btn icon small" to={logPath(address)}>
          <Icon name="x" />
          <span class="vh">{common.words.close}</span>
        </Link>
      </div>
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data === null && <p>{words.noEntry}</p>}
      {found.data && <Shown {...found.data} address={address} />}
      {found.data === undefined && !found.error && <Bones lines={4} />}
    </section>
  );
}

interface FoundEntry {
  readonly entry: AuditEntry;
  readonly isSame: boolean;
}

/** Goes through the log to an entry: the server has no call for a single one. */
async function findEntry(
  seq: number,
  { chainId = '', log }: LogSource,
  signal: AbortSignal,
): Promise<FoundEntry | null> {
  for await (const entry of log.list({ limit: 500 }, { signal })) {
    if (entry.seq > seq) continue;
    if (entry.seq < seq) return null;
    return { entry, isSame: (await hashOf(entry, chainId)) === entry.hash };
  }
  return null;
}

function Shown({ entry, isSame, address }: FoundEntry & { readonly address: LogAddress }) {
  const { words, formats } = useTexts('audit');
  const common = useTexts('common');
  const sentenceOf = useActionWords();
  const { requestId, ...details } = entry.details;
  const values = Object.entries(details).filter(([, value]) => value !== null);
  return (
    <div class="cols even">
      <dl class="kv">
        <Fact name={words.what}>
          {sentenceOf(entry.action)} <Target entry={entry} />
        </Fact>
        <Fact name={words.who}>
          {actorName(entry.actor, common.words)}
          {entry.actor.startsWith('api-key:') && <p class="note mono">{entry.actor.slice(8)}</p>}
        </Fact>
        <Fact name={words.when}>
          {formats.dateTime(entry.at)}
          <p class="note mono" dir="ltr">
            {entry.at}
          </p>
        </Fact>
        {entry.ip !== null && <Fact name={words.from}>{entry.ip}</Fact>}
        {values.map(([name, value]) => (
          <Fact key={name} name={name} isValue>
            {typeof value === 'string' ? value : JSON.stringify(value)}
          </Fact>
        ))}
      </dl>
      <dl class="kv">
        {typeof requestId === 'string' && (
          <Fact name={words.request} isValue>
            {requestId} <CopyButton text={requestId} />
          </Fact>
        )}
        <Fact name={words.target}>
          <Link class="alone" to={logPath(address, { target: entry.targetId })}>
            {words.allOfIt}
          </Link>
          <p class="note mono" dir="ltr">
            {entry.targetId}
          </p>
        </Fact>
        <Fact name={words.hash} isValue>
          <span title={entry.hash}>{shortHash(entry.hash)}</span>
        </Fact>
        <Fact name={words.hashBefore} isValue>
          <span title={entry.previousHash}>{shortHash(entry.previousHash)}</span>
        </Fact>
        <Fact name={words.computed}>
          <span class={isSame ? 'st' : 'st attn'}>
            <Icon name={isSame ? 'ok' : 'warn'} />
            {isSame ? words.same : words.different}
          </span>
        </Fact>
      </dl>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  /** A value of the entry as it is, and no word of a language. */
  readonly isValue?: boolean;
  readonly children: ComponentChildren;
}

function Fact({ name, isValue = false, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class={isValue ? 'mono' : undefined} dir={isValue ? 'ltr' : undefined}>
        {children}
      </dd>
    </div>
  );
}
