import { ServerError, type ReadyReply, type VersionReply } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import type { ComponentChildren } from 'preact';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { Page } from '../../parts/page.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import '../../styles/pictures.css';
import '../../styles/sections.css';

const everyMs = 15_000;

/** What the server says of itself, in sentences; asked again while the page is seen. */
export function Health() {
  const { words, lang } = useTexts('platform');
  const ready = useQuery({
    queryKey: ['platform', 'ready'],
    queryFn: ({ signal }) => askReady(signal),
    refetchInterval: everyMs,
    refetchIntervalInBackground: false,
  });
  const version = useQuery({
    queryKey: ['platform', 'version'],
    queryFn: ({ signal }) => client.service.version({ signal }),
  });
  return (
    <Page title={words.health} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.health}</h1>
          <p class="lead">{words.healthLead}</p>
        </div>
        <div class="acts">
          <button class="btn" type="button" onClick={() => void ready.refetch()}>
            {words.checkAgain}
          </button>
        </div>
      </div>
      {ready.error && (
        <Failure
          error={ready.error}
          what={words.healthFailed}
          onRetry={() => void ready.refetch()}
        />
      )}
      {!ready.data && !ready.error && <Bones lines={4} />}
      {ready.data && !ready.error && <Report report={ready.data} askedAt={ready.dataUpdatedAt} />}
      {version.data && <Versions version={version.data} />}
    </Page>
  );
}

/** A server that is not ready answers 503, and says why in the same body. */
async function askReady(signal: AbortSignal): Promise<ReadyReply> {
  try {
    return await client.service.ready({ signal, maxRetries: 0 });
  } catch (error) {
    if (error instanceof ServerError && isReport(error.body)) return error.body;
    throw error;
  }
}

function isReport(body: unknown): body is ReadyReply {
  return typeof body === 'object' && body !== null && 'dependencies' in body && 'status' in body;
}

interface ReportProps {
  readonly report: ReadyReply;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
}

function Report({ report, askedAt }: ReportProps) {
  const { words, formats, say } = useTexts('platform');
  const isReady = report.status === 'READY';
  const sentenceOf = useSentences();
  return (
    <>
      <section class={isReady ? 'panel' : 'bar-note warn'} aria-labelledby="ready" role="status">
        <div class="sealhead">
          <Icon name={isReady ? 'ok' : 'warn'} />
          <div>
            <h2 id="ready">{isReady ? words.ready : words.notReady}</h2>
            {!isReady && <p>{words.notReadyNote}</p>}
            <p class="note">
              {say(words.readyNote, { time: formats.exactTime(new Date(askedAt)) })}
            </p>
          </div>
        </div>
      </section>
      <section class="sec" aria-labelledby="parts">
        <header>
          <h2 id="parts">{words.parts}</h2>
        </header>
        <ul class="feed">
          {Object.entries(report.dependencies).map(([name, state]) => (
            <li key={name}>
              <p class={state === 'up' ? 'st' : 'st attn'}>
                <Icon name={state === 'up' ? 'ok' : 'warn'} small />
                {sentenceOf(name, state)}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The sentence for a part and its state. */
function useSentences() {
  const { words, say } = useTexts('platform');
  return (name: string, state: ReadyReply['dependencies'][string]) => {
    if (name === 'database' || name === 'redis') return words[name][state];
    return say(words.other[state], { name });
  };
}

function Versions({ version }: { readonly version: VersionReply }) {
  const { words, formats } = useTexts('platform');
  const { serverVersion, apiVersion, extensionVersion, builtAt } = version;
  const isKnown = !Number.isNaN(Date.parse(builtAt));
  return (
    <section class="sec" aria-labelledby="version">
      <header>
        <h2 id="version">{words.version}</h2>
      </header>
      <dl class="kv">
        <Fact name={words.server}>{serverVersion}</Fact>
        <Fact name={words.contract}>{apiVersion}</Fact>
        <Fact name={words.extension}>{extensionVersion}</Fact>
        <Fact name={words.built}>{isKnown ? formats.dateTime(builtAt) : words.unknown}</Fact>
      </dl>
    </section>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
