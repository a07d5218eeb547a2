import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { check } from 'recheck';
import { formatPattern, workspaceFolder, type Pattern } from './collect-patterns.js';

/** Long enough for a machine with other work: most verdicts take a few milliseconds. */
const timeoutMs = 60_000;

const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };
const cacheFolder = `${workspaceFolder}node_modules/.cache/dpp-patterns/`;
const cacheFile = `${cacheFolder}${version}.json`;

/** `safe` for at most linear time, else what kind of time it takes, or why the checker does not know. */
export async function judgePattern({ source, flags }: Omit<Pattern, 'file'>): Promise<string> {
  const verdict = await check(source, flags, { timeout: timeoutMs, randomSeed: 1 });
  if (verdict.status === 'unknown') return `unknown: ${verdict.error.kind}`;
  return verdict.status === 'safe' ? 'safe' : verdict.complexity.type;
}

/** Two at a time, and what was safe for this version of the checker is not asked again. */
export async function judgePatterns(patterns: readonly Pattern[]): Promise<Map<Pattern, string>> {
  const safe = new Set(readCache());
  const verdicts = new Map<Pattern, string>();
  const left = [...patterns];
  const judgeInTurn = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const isKnown = safe.has(formatPattern(next));
      verdicts.set(next, isKnown ? 'safe' : await judgePattern(next));
    }
  };
  await Promise.all([judgeInTurn(), judgeInTurn()]);
  const nowSafe = patterns.filter((pattern) => verdicts.get(pattern) === 'safe');
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(nowSafe.map(formatPattern)));
  return verdicts;
}

function readCache(): string[] {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as string[];
  } catch {
    // The first run, or one that was cut off while it wrote.
    return [];
  }
}
