import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { lazyScreen } from '../../parts/lazy-screen.js';
import { MakeActions } from '../../parts/make-actions.js';
import { Page } from '../../parts/page.js';
import { usePermissions, useSession } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { Figures } from './figures.js';
import { FirstRun } from './first-run.js';
import { TodayList } from './today-list.js';
import { useFigures, useToday } from './use-today.js';

const Openings = lazyScreen(async () => (await import('../../openings/openings.js')).Openings);

const SinceYesterday = lazyScreen(
  async () => (await import('./since-yesterday.js')).SinceYesterday,
  { needsFurtherTexts: true },
);

/** What needs a person today; before the first passport, the steps to it. */
export function Today() {
  const { words, lang, formats } = useTexts('today');
  const list = useToday();
  const figures = useFigures();
  const may = usePermissions();
  const isFirstRun = figures.data?.all.total === 0;
  if (isFirstRun) return <FirstRun />;
  return (
    <Page title={words.title} lang={lang}>
      <div class="head">
        <div>
          <p class="line">
            <time dateTime={new Date().toISOString().slice(0, 10)}>
              {formats.weekday(new Date())}
            </time>
          </p>
          <h1>
            <Greeting count={list.data?.isMissing ? undefined : list.data?.items.length} />
          </h1>
        </div>
        <MakeActions />
      </div>
      <div class="cols">
        <div class="stack">
          {list.error && (
            <Failure
              error={list.error}
              what={words.listFailed}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.isLoading && <Bones lines={6} />}
          {list.data?.isMissing && <p class="note">{words.notYet}</p>}
          {list.data && <TodayList items={list.data.items} />}
        </div>
        <div class="stack">
          {figures.error && (
            <Failure
              error={figures.error}
              what={words.figuresFailed}
              onRetry={() => void figures.refetch()}
            />
          )}
          {figures.data && <Figures {...figures.data} />}
          {figures.data && <Openings />}
          {figures.data && may('audit:read') && <SinceYesterday />}
        </div>
      </div>
    </Page>
  );
}

/** "Good morning, Maja. Five things need you." */
function Greeting({ count }: { readonly count: number | undefined }) {
  const { words, say } = useTexts('today');
  const { data } = useSession();
  const name = data?.user.name?.split(' ')[0];
  const hour = new Date().getHours();
  const part = hour < 11 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const hello = name === undefined ? words[`${part}Unnamed`] : say(words[part], { name });
  if (count === undefined) return <>{hello}</>;
  return (
    <>
      {hello} {count === 0 ? words.nothing : say(words.needs, { count })}
    </>
  );
}
