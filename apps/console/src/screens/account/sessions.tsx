import type { ListSessionsReply } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { Failure } from '../../parts/failure.js';
import { FoldTable } from '../../parts/fold-table.js';
import { ListState } from '../../parts/list-state.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { browserOf } from './browser-of.js';

type OwnSession = ListSessionsReply['sessions'][number];

/** Where the person is signed in, and the way to end it. */
export function Sessions() {
  const { words, formats, say } = useTexts('account');
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => (await client.sessions.list({ signal })).sessions,
  });
  return (
    <section class="sec" aria-labelledby="sessions">
      <header>
        <h2 id="sessions">{words.sessions}</h2>
      </header>
      <ListState query={sessions} what={words.sessionsFailed} empty={null}>
        {(rows) => (
          <FoldTable
            caption={words.sessions}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              {
                name: words.browser,
                cell: ({ userAgent, ip, current }) => (
                  <>
                    {browserOf(userAgent) ?? words.unknownBrowser}{' '}
                    {current && <span class="tag">{words.here}</span>}
                    {ip !== null && <small>{say(words.address, { ip })}</small>}
                  </>
                ),
              },
              {
                name: words.signedIn,
                cell: ({ createdAt, lastSeenAt }) => (
                  <>
                    {say(words.since, { date: formats.dateTime(createdAt) })}
                    <small>{say(words.seen, { date: formats.dateTime(lastSeenAt) })}</small>
                  </>
                ),
              },
              {
                name: words.actions,
                isActions: true,
                cell: (session) => !session.current && <End session={session} />,
              },
            ]}
          />
        )}
      </ListState>
    </section>
  );
}

function End({ session }: { readonly session: OwnSession }) {
  const { words } = useTexts('account');
  const end = useAction(async () => {
    await client.sessions.end(session.id);
    showToast(words.ended);
  }, [['sessions']]);
  return (
    <>
      {end.error !== undefined && <Failure error={end.error} />}
      <button class="btn small" type="button" onClick={() => void end.run(undefined)}>
        {words.end}
      </button>
    </>
  );
}
