import { useQuery } from '@tanstack/preact-query';
import { actorName } from '../../parts/actor-name.js';
import { Failure } from '../../parts/failure.js';
import { Link } from '../../parts/link.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { Target, useActionWords } from '../audit/entry-words.js';
import { groupEntries, type EntryGroup } from '../audit/group-entries.js';
import { logPath, searchOf } from '../audit/log-address.js';

/** So many lines are shown; the log has the others. */
const maxLines = 5;

/** As many entries as one page of the log has. */
const maxRead = 100;

/** Yesterday and today. */
const days = 2;

/** What was done in the workspace since yesterday, by whom; sign-ins are in the log alone. */
export function SinceYesterday() {
  const { words, lang } = useTexts('audit');
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', 'since-yesterday'],
    queryFn: async ({ signal }) => {
      const asked = { ...searchOf({ days }, new Date()), limit: maxRead };
      const { items } = await client.auditLog.list(asked, { signal });
      return groupEntries(items.filter(({ action }) => !action.startsWith('session.')));
    },
    staleTime: 60_000,
  });
  if (data?.length === 0) return null;
  return (
    <section class="sec" aria-labelledby="since-yesterday" lang={lang}>
      <header>
        <h2 id="since-yesterday">{words.sinceYesterday}</h2>
        <Link to="/audit">{words.title}</Link>
      </header>
      {error && <Failure error={error} what={words.loadFailed} onRetry={() => void refetch()} />}
      <ul class="feed">
        {data?.slice(0, maxLines).map((group) => (
          <Done key={group[0].seq} group={group} />
        ))}
      </ul>
    </section>
  );
}

/** Like things of one person in one minute, with a way to the thing or to the entries. */
function Done({ group }: { readonly group: EntryGroup }) {
  const { words, say, formats } = useTexts('audit');
  const common = useTexts('common');
  const sentenceOf = useActionWords();
  const [newest] = group;
  const { action, actor, at, seq } = newest;
  return (
    <li>
      {sentenceOf(action)}
      {group.length === 1 && ' '}
      {group.length === 1 ? (
        <Target entry={newest} />
      ) : (
        `, ${say(words.times, { count: group.length })}`
      )}
      <span>
        <Link class="alone" to={logPath({}, {}, seq)}>
          <time dateTime={at}>
            {formats.shortDate(at)}, {formats.time(at)}
          </time>
        </Link>
        {' · '}
        {actorName(actor, common.words)}
      </span>
    </li>
  );
}
