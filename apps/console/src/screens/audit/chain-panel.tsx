import type { ComponentChildren } from 'preact';
import { Failure } from '../../parts/failure.js';
import { Icon, type IconName } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { useAction } from '../../parts/use-action.js';
import { useTexts } from '../../texts/use-texts.js';
import { logPath, type LogAddress } from './log-address.js';
import type { LogSource } from './log-source.js';
import { saveHead } from './save-log.js';
import type { ChainState, useChain } from './use-chain.js';

interface ChainPanelProps {
  readonly chain: ReturnType<typeof useChain>;
  readonly address: LogAddress;
  readonly source: LogSource;
}

/** What the check of the chain found, or how far it is. */
export function ChainPanel({ chain, address, source }: ChainPanelProps) {
  const { words, say } = useTexts('audit');
  const { state, check } = chain;
  if (state.phase === 'failed') {
    return <Failure error={state.error} what={words.notChecked} onRetry={check} />;
  }
  if (state.phase === 'broken') return <Broken broken={state.broken} address={address} />;
  if (state.phase === 'asking') {
    return (
      <Panel icon="shield" title={words.long} note={say(words.longNote, { count: state.head.seq })}>
        <div class="acts">
          <button class="btn" type="button" onClick={check}>
            {words.checkNow}
          </button>
        </div>
      </Panel>
    );
  }
  if (state.phase !== 'whole') {
    const isCounting = state.phase === 'checking' && state.total > 0;
    return (
      <Panel
        icon="shield"
        title={words.checking}
        note={
          isCounting
            ? say(words.checked, { done: state.checked, total: state.total })
            : words.starting
        }
      />
    );
  }
  return <Whole state={state} source={source} />;
}

interface PanelProps {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly children?: ComponentChildren;
}

function Panel({ icon, title, note, children }: PanelProps) {
  return (
    <section class="panel" aria-labelledby="chain">
      <div class="sealhead" role="status">
        <Icon name={icon} />
        <div>
          <h2 id="chain">{title}</h2>
          <p class="note">{note}</p>
        </div>
      </div>
      {children}
    </section>
  );
}

interface WholeProps {
  readonly state: ChainState & { readonly phase: 'whole' };
  readonly source: LogSource;
}

function Whole({ state, source }: WholeProps) {
  const { words, formats, say } = useTexts('audit');
  const { checked, firstAt, head } = state;
  const keep = useAction(() => saveHead(source), []);
  return (
    <Panel icon="shield" title={words.whole} note={say(words.wholeNote, { count: checked })}>
      <dl class="facts four">
        <div>
          <dt>{words.entries}</dt>
          <dd>
            {formats.number(checked)}
            <small>{words.noneMissing}</small>
          </dd>
        </div>
        <div>
          <dt>{words.first}</dt>
          <dd>{firstAt === undefined ? '–' : formats.shortDate(firstAt)}</dd>
        </div>
        {head && (
          <>
            <div>
              <dt>{words.head}</dt>
              <dd class="mono" dir="ltr" title={head.hash}>
                {shortHash(head.hash)}
              </dd>
            </div>
            <div>
              <dt>{words.signed}</dt>
              <dd>
                {formats.shortDate(head.at)}
                <small>{say(words.signedBy, { time: formats.time(head.at) })}</small>
              </dd>
            </div>
          </>
        )}
      </dl>
      <details class="why">
        <summary>{words.why}</summary>
        <p>{words.whyText}</p>
        <p>
          <button class="btn small" type="button" onClick={() => void keep.run(undefined)}>
            <Icon name="dl" small />
            {words.keepHead}
          </button>
        </p>
        {keep.error !== undefined && <Failure error={keep.error} />}
      </details>
    </Panel>
  );
}

/** The beginning and the end of a hash, as people compare it. */
export function shortHash(hash: string): string {
  return `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;
}

interface BrokenProps {
  readonly broken: (ChainState & { readonly phase: 'broken' })['broken'];
  readonly address: LogAddress;
}

function Broken({ broken, address }: BrokenProps) {
  const { words, say } = useTexts('audit');
  const isSignature = broken === 'signature';
  return (
    <div class="bar-note warn" role="alert">
      <Icon name="warn" />
      <div>
        <div class="stack tight">
          <h2>{isSignature ? words.forged : say(words.broken, { seq: broken.seq })}</h2>
          <p>
            {isSignature
              ? words.signatureText
              : say(words.breaks[broken.kind], { seq: broken.seq })}{' '}
            {words.whatToDo}
          </p>
        </div>
        {!isSignature && (broken.kind === 'changed' || broken.kind === 'link') && (
          <Link class="btn small" to={logPath(address, {}, broken.seq)}>
            {say(words.openEntry, { seq: broken.seq })}
          </Link>
        )}
      </div>
    </div>
  );
}
