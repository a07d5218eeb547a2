import type { RequestRecord } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useEffect, useState } from 'preact/hooks';
import { pathTo } from '../base.js';
import { client } from '../server/client.js';
import { usePermissions } from '../server/use-session.js';
import { useTexts } from '../texts/use-texts.js';
import { actorName } from './actor-name.js';
import { Failure } from './failure.js';
import { Field } from './field.js';

/** One caller may give several requests the same number. */
const maxShown = 20;

interface FindRequestProps {
  /** The screen that it stands on: the number that was looked for is in its address. */
  readonly screen: string;
}

/** Looks up a request by the number that its answer had. */
export function FindRequest({ screen }: FindRequestProps) {
  const { words, lang } = useTexts('requests');
  const may = usePermissions();
  const { query, route } = useLocation();
  const asked = query.request ?? '';
  const [typed, setTyped] = useState(asked);
  useEffect(() => setTyped(asked), [asked]);
  if (!may('audit:read') && !may('webhook:read')) return null;
  return (
    <section class="sec" aria-labelledby="find-request" lang={lang}>
      <header>
        <h2 id="find-request">{words.title}</h2>
      </header>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const request = typed.trim();
          if (request !== '') route(pathTo(`${screen}?request=${encodeURIComponent(request)}`));
        }}
      >
        <Field
          class="mono"
          label={words.number}
          dir="ltr"
          autocomplete="off"
          spellcheck={false}
          maxLength={200}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          beside={
            <button class="btn" type="submit">
              {words.find}
            </button>
          }
        />
      </form>
      {asked !== '' && <FoundRequests requestId={asked} />}
    </section>
  );
}

function FoundRequests({ requestId }: { readonly requestId: string }) {
  const { words } = useTexts('requests');
  const { data, error, refetch } = useQuery({
    queryKey: ['requests', requestId],
    queryFn: () => client.auditLog.requests({ requestId }).all({ limit: maxShown }),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status">
      {data?.length === 0 && <p class="note">{words.none}</p>}
      {data?.map((record) => (
        <FoundRequest key={record.at} record={record} />
      ))}
    </div>
  );
}

function FoundRequest({ record }: { readonly record: RequestRecord }) {
  const { words, formats, say } = useTexts('requests');
  const common = useTexts('common');
  const { method, path, status, at, actor, message, code, durationMs } = record;
  return (
    <dl class="kv">
      <div>
        <dt>{words.request}</dt>
        <dd class="mono" dir="ltr">
          {method} {path}
        </dd>
      </div>
      <div>
        <dt>{words.answer}</dt>
        <dd>
          {status}, <time>{formats.dateTime(at)}</time>, {say(words.took, { count: durationMs })}
        </dd>
      </div>
      <div>
        <dt>{words.by}</dt>
        <dd>{actorName(actor, common.words)}</dd>
      </div>
      {(message ?? code) !== null && (
        <div>
          <dt>{words.why}</dt>
          <dd lang="en">
            {message} {code !== null && <small class="mono">{code}</small>}
          </dd>
        </div>
      )}
    </dl>
  );
}
