import { useEffect, useState } from 'preact/hooks';
import { ChainCheck, type ChainBreak } from './check-chain.js';
import { isSignedHead, type SignedHead } from './check-head.js';
import type { LogSource } from './log-source.js';

/** The largest page that the server gives. */
const pageSize = 500;

/** A log of at most so many entries is checked when the screen opens; a longer one when it is asked for. */
const maxUnasked = 20_000;

/** How far the check of the chain is, and what it found. */
export type ChainState =
  | { readonly phase: 'starting' }
  | { readonly phase: 'asking'; readonly head: SignedHead }
  | { readonly phase: 'checking'; readonly checked: number; readonly total: number }
  | {
      readonly phase: 'whole';
      readonly checked: number;
      readonly firstAt: string | undefined;
      readonly head: SignedHead | null;
    }
  | { readonly phase: 'broken'; readonly broken: ChainBreak | 'signature' }
  | { readonly phase: 'failed'; readonly error: unknown };

/** Computes the whole log anew on this page, and again when asked for. It stops when the screen is left. */
export function useChain({ chainId, log }: LogSource) {
  const [state, setState] = useState<ChainState>({ phase: 'starting' });
  const [run, setRun] = useState(0);
  useEffect(() => {
    if (chainId === undefined) return;
    const stop = new AbortController();
    const show = (next: ChainState) => {
      if (!stop.signal.aborted) setState(next);
    };
    show({ phase: 'starting' });
    checkLog({ chainId, log, isAsked: run > 0, show, signal: stop.signal }).catch(
      (error: unknown) => show({ phase: 'failed', error }),
    );
    return () => stop.abort();
  }, [chainId, log, run]);
  return { state, check: () => setRun((before) => before + 1) };
}

interface LogCheck extends Pick<LogSource, 'log'> {
  readonly chainId: string;
  readonly isAsked: boolean;
  readonly show: (state: ChainState) => void;
  readonly signal: AbortSignal;
}

async function checkLog({ chainId, log, isAsked, show, signal }: LogCheck): Promise<void> {
  const { head, publicKey } = await log.getHead({ signal });
  const total = head?.seq ?? 0;
  if (head && total > maxUnasked && !isAsked) {
    show({ phase: 'asking', head });
    return;
  }
  const check = new ChainCheck(chainId, head ?? undefined);
  show({ phase: 'checking', checked: 0, total });
  let firstAt: string | undefined;
  let page = await log.list({ limit: pageSize }, { signal });
  for (;;) {
    await check.add(page.items);
    firstAt = page.items.at(-1)?.at ?? firstAt;
    show({ phase: 'checking', checked: check.checked, total: Math.max(total, check.checked) });
    const next = await page.next();
    if (!next || signal.aborted) break;
    page = next;
  }
  const isSigned = head === null || (await isSignedHead(head, chainId, publicKey));
  const broken = check.finish() ?? (isSigned ? undefined : 'signature');
  if (broken) show({ phase: 'broken', broken });
  else show({ phase: 'whole', checked: check.checked, firstAt, head });
}
