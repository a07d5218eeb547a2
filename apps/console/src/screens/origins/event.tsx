import { NotFoundError, type CapturedEvent } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { Bones } from '../../parts/bones.js';
import { DeadEnd } from '../../parts/dead-ends.js';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { Page } from '../../parts/page.js';
import { saveFile } from '../../parts/save-file.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { Lineage } from './lineage.js';
import { reportedOf } from './model/reported.js';
import { useStepName } from './step-words.js';

/** One step: what it descends from, who signed for it, and how it was sent. */
export function OriginEvent({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const { words, lang } = useTexts('origins');
  const { words: common } = useTexts('common');
  const nameOf = useStepName();
  const id = params.id ?? '';
  const { data, error, refetch, isLoading } = useEvent(id);
  if (error instanceof NotFoundError) {
    return <DeadEnd title={words.notFoundTitle} why={common.failures.notFound} lang={lang} />;
  }
  const name = data ? nameOf(reportedOf(data.event)) : words.title;
  return (
    <Page title={name} lang={lang} key={id}>
      <nav aria-label={common.path}>
        <ol class="crumbs">
          <li>
            <Link to="/origins">{words.title}</Link>
          </li>
        </ol>
      </nav>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {isLoading && <Bones lines={8} />}
      {data && <Opened event={data} name={name} />}
    </Page>
  );
}

function useEvent(id: string) {
  return useQuery({
    queryKey: ['event', id],
    queryFn: async ({ signal }) => (await client.events.get(id, { signal })).event,
  });
}

interface OpenedProps {
  readonly event: CapturedEvent;
  readonly name: string;
}

function Opened({ event, name }: OpenedProps) {
  const { words, formats } = useTexts('origins');
  const { eventId } = event;
  const lineage = useQuery({
    queryKey: ['event', eventId, 'lineage'],
    queryFn: ({ signal }) => client.events.getLineage(eventId, { signal }),
  });
  const save = useAction(async () => {
    const document = await client.events.getLineageDocument(eventId);
    saveFile(`${eventId}.jsonld`, JSON.stringify(document, null, 2), 'application/ld+json');
  }, []);
  return (
    <>
      <div class="head">
        <div>
          <h1>{name}</h1>
          <p class="line">
            <span>
              {words.captured}: {formats.dateTime(event.capturedAt)}
            </span>
          </p>
        </div>
        <div class="acts">
          <button
            class="btn"
            type="button"
            aria-disabled={save.isBusy}
            onClick={() => void save.run(undefined)}
          >
            <Icon name="dl" small />
            {words.saveEpcis}
          </button>
        </div>
      </div>
      {save.error !== undefined && <Failure error={save.error} />}
      {lineage.error && (
        <Failure
          error={lineage.error}
          what={words.loadFailed}
          onRetry={() => void lineage.refetch()}
        />
      )}
      {lineage.isLoading && <Bones lines={6} />}
      {lineage.data && (
        <Lineage
          roots={[lineage.data.lineage]}
          isTruncated={lineage.data.truncated}
          path={`/origins/${eventId}`}
        />
      )}
      <details class="why">
        <summary>{words.asSent}</summary>
        <pre class="mono" dir="ltr">
          {JSON.stringify(event.credential ?? event.event, null, 2)}
        </pre>
      </details>
    </>
  );
}
