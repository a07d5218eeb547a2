import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import * as portable from '@dpp/merkle-seal';
import * as node from '@dpp/merkle-seal/node';
import { listAuditLogCases } from './audit-log-cases.js';
import { compareAuditLogs } from './compare-audit-logs.js';
import { listForgeries } from './forgeries.js';
import { createGenerator, type GeneratedCase } from './generate.js';
import { createRandom } from './random.js';
import { timestampCases } from './timestamp-cases.js';
import { vectorCases } from './vector-cases.js';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '1000' } },
});

if (spawnSync('python3', ['--version']).status !== 0) {
  console.log('There is no python3 here: the second verifier was not run, nothing was compared.');
} else {
  process.exitCode = await compare(Number(values.seed), Number(values.count));
}

/** @returns 0 if both verifiers, and the published vectors, agree on everything, and no forgery passes; else 1. */
async function compare(seed: number, count: number): Promise<number> {
  const vectors = [...vectorCases(), ...timestampCases()];
  const generate = await createGenerator(createRandom(seed));
  const generated: GeneratedCase[] = [];
  while (generated.length < count) generated.push(await generate());

  const { forgeries, originals } = await listForgeries();
  const auditLogs = listAuditLogCases(createRandom(seed), count);

  const questions = [
    ...vectors.map(({ question }) => question),
    ...generated,
    ...forgeries,
    ...originals,
    ...auditLogs,
  ];
  const answers = askSecond(questions);
  const differences: unknown[] = [];
  for (const [index, { name, expected }] of vectors.entries()) {
    const second = answers[index];
    if (!isDeepStrictEqual(second, expected)) differences.push({ vector: name, expected, second });
  }
  const verdicts: Record<string, number> = { passed: 0, failed: 0, indeterminate: 0 };
  for (const [index, generatedCase] of generated.entries()) {
    const second = answers[vectors.length + index];
    const first = answerOf(node, generatedCase);
    verdicts[first.verdict] = (verdicts[first.verdict] ?? 0) + 1;
    const agree =
      isDeepStrictEqual(second, first) &&
      isDeepStrictEqual(answerOf(portable, generatedCase), first);
    if (!agree) differences.push({ first, second, case: generatedCase });
  }
  const wrong = judgedWrongly({ forgeries, originals }, answers.slice(vectors.length + count));
  for (const { one, right } of wrong) console.log(`Not ${right}: ${one.name}`);
  const logs = compareAuditLogs(auditLogs, answers.slice(-auditLogs.length));
  for (const name of logs.wrong) console.log(`Judged wrongly: ${name}`);
  differences.push(...logs.differences);
  for (const difference of differences.slice(0, 5)) console.log(JSON.stringify(difference));
  console.log(
    `${vectors.length} vectors and ${count} generated cases (seed ${seed}: ` +
      `${countsOf(verdicts)}); ` +
      `${differences.length} differences between the two verifiers. ` +
      `${forgeries.length} forgeries and ${originals.length} originals, ${wrong.length} judged wrongly by either.`,
  );
  console.log(
    `${auditLogs.length} audit logs: ${countsOf(logs.verdicts)}; ${logs.wrong.length} judged wrongly.`,
  );
  return differences.length === 0 && wrong.length === 0 && logs.wrong.length === 0 ? 0 : 1;
}

/** The forgeries that some verifier accepts, and the true documents that some verifier refuses. */
function judgedWrongly(
  { forgeries, originals }: Awaited<ReturnType<typeof listForgeries>>,
  answers: readonly unknown[],
) {
  const cases = [
    ...forgeries.map((one) => ({ one, right: 'failed' })),
    ...originals.map((one) => ({ one, right: 'passed' })),
  ];
  return cases.filter(({ one, right }, index) =>
    [answers[index] as { verdict: string }, answerOf(node, one), answerOf(portable, one)].some(
      ({ verdict }) => verdict !== right,
    ),
  );
}

/** `3 passed, 5 failed` */
function countsOf(verdicts: Readonly<Record<string, number>>): string {
  return Object.entries(verdicts)
    .map(([verdict, times]) => `${times} ${verdict}`)
    .join(', ');
}

/** Verdict, and the checks that did not pass; `text` where the text is refused before any check. */
function answerOf(entry: typeof node | typeof portable, { kind, text, ...rest }: GeneratedCase) {
  const options = { trustAnchors: rest.trustAnchors, at: new Date(rest.at) };
  let document;
  try {
    document = entry.parseIJson(text);
  } catch (error) {
    if (error instanceof entry.IJsonError) return { verdict: 'failed', notPassed: ['text'] };
    throw error;
  }
  const { verdict, checks } =
    kind === 'document' ? entry.verifySeal(document, options) : entry.verifyLeaf(document, options);
  const notPassed = [...checks]
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'indeterminate')
    .map(({ name }) => name);
  return { verdict, notPassed };
}

function askSecond(questions: readonly object[]): unknown[] {
  const verifier = fileURLToPath(new URL('../verifier/main.py', import.meta.url));
  const { stdout, stderr, status } = spawnSync('python3', ['-B', verifier], {
    input: questions.map((question) => JSON.stringify(question)).join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`The second verifier failed: ${stderr}`);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}
