import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso/router';
import { useMemo } from 'preact/hooks';
import { Page } from '../../parts/page.js';
import { useTexts } from '../../texts/use-texts.js';
import { ChainPanel } from './chain-panel.js';
import { EntryList } from './entry-list.js';
import { parseLogAddress } from './log-address.js';
import { LogFilters } from './log-filters.js';
import type { LogSource } from './log-source.js';
import { OpenedEntry } from './opened-entry.js';
import { useChain } from './use-chain.js';
import '../../styles/filters.css';
import '../../styles/pictures.css';
import '../../styles/sections.css';

interface LogScreenProps {
  readonly params: Readonly<Record<string, string>>;
  readonly source: LogSource;
  readonly lead: string;
  /** Beside the heading. */
  readonly actions?: ComponentChildren;
}

/** The chain first, then what was done, newest first, and the entry that is opened. */
export function LogScreen({ params, source, lead, actions }: LogScreenProps) {
  const { words, lang } = useTexts('audit');
  const { query } = useLocation();
  const { path } = source;
  const address = useMemo(() => ({ ...parseLogAddress(query), path }), [query, path]);
  const chain = useChain(source);
  const seq = Number(params.seq);
  return (
    <Page title={words.title} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.title}</h1>
          <p class="lead">{lead}</p>
        </div>
        {actions}
      </div>
      <ChainPanel {...{ chain, address, source }} />
      {Number.isSafeInteger(seq) && seq > 0 && (
        <OpenedEntry key={seq} {...{ seq, address, source }} />
      )}
      <LogFilters address={address} />
      {/* A role that may not see the log is known by then. */}
      {source.chainId !== undefined && (
        <EntryList log={source.log} address={address} openedSeq={seq} />
      )}
    </Page>
  );
}
