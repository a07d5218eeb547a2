import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { check } from 'recheck';
import { formatPattern, type Pattern } from './collect-patterns.js';

/** Long enough for a machine with other work: most verdicts take a few milliseconds. */
const timeoutMs = 60_000;

const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };
export const safePatternsFile = new URL('../__generated__/safe-patterns.json', import.meta.url);

/** What one version of the checker found to be safe. */
export interface SafePatterns {
  readonly recheck: string;
  /** As {@link formatPattern} writes them, in the order of code units. */
  readonly patterns: readonly string[];
}

/** `safe` for at most linear time, else what kind of time it takes, or why the checker does not know. */
export async function judgePattern({ source, flags }: Omit<Pattern, 'file'>): Promise<string> {
  const verdict = await check(source, flags, { timeout: timeoutMs, randomSeed: 1 });
  if (verdict.status === 'unknown') return `unknown: ${verdict.error.kind}`;
  return verdict.status === 'safe' ? 'safe' : verdict.complexity.type;
}

/** Two at a time. @param safe - Patterns that the checker is not asked about again. */
export async function judgePatterns(
  patterns: readonly Pattern[],
  safe: ReadonlySet<string>,
): Promise<Map<Pattern, string>> {
  const verdicts = new Map<Pattern, string>();
  const left = [...patterns];
  const judgeInTurn = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const isKnown = safe.has(formatPattern(next));
      verdicts.set(next, isKnown ? 'safe' : await judgePattern(next));
    }
  };
  await Promise.all([judgeInTurn(), judgeInTurn()]);
  return verdicts;
}

/** What an earlier run of `npm run patterns` found safe; nothing, if that was another version of the checker. */
export function readSafePatterns(): ReadonlySet<string> {
  const { recheck, patterns } = JSON.parse(readFileSync(safePatternsFile, 'utf8')) as SafePatterns;
  return new Set(recheck === version ? patterns : []);
}

export function safePatternsOf(verdicts: ReadonlyMap<Pattern, string>): SafePatterns {
  const safe = [...verdicts].filter(([, verdict]) => verdict === 'safe');
  const patterns = new Set(safe.map(([pattern]) => formatPattern(pattern)));
  return { recheck: version, patterns: [...patterns].sort() };
}
