import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { contractDocument, contractVersion, extensionVersion } from '@dpp/server/contract';
import { clauses } from './clauses.js';
import { coverageOf, operationsOf } from './coverage.js';
import { coverageDocument } from './coverage-document.js';
import { declaredTests } from './declared-tests.js';
import { judge, parts, type Candidate } from './release-gate.js';
import { lintDescription } from './lint-description.js';
import { latestRelease, readWaivers, recordRelease } from './releases.js';
import { clientFiles } from './client-files.js';

/**
 * Writes the contract coverage, and without arguments the files generated from the route declarations. `--check`: fails
 * when a generated file is stale, when a clause of the contract has no test, or when the version of the contract, or of
 * our extension of it, rose less since its recorded release than its changes require. And when a linter of OpenAPI
 * documents reports an error or a warning. `--release`: records both as released, each unless its version is recorded
 * already.
 */
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
  },
});

const root = new URL('../../../', import.meta.url);
const releases = new URL('docs/contract/', root);
const document = contractDocument();
const documentText = `${JSON.stringify(document, null, 2)}\n`;
const candidate: Candidate = {
  document: JSON.parse(documentText) as object,
  versions: { contract: contractVersion, extension: extensionVersion },
};
const coverage = coverageOf(clauses, await serverTests(), operationsOf(document));
const generated = {
  'docs/openapi.json': documentText,
  ...(await clientFiles(document, root)),
};
// An artefact that is not committed: a check writes it too.
await writeFile(new URL('docs/contract-coverage.md', root), coverageDocument(coverage));

if (values.check) {
  const isStale = await reportStale();
  const failures = [reportCoverage(), isStale, await reportVersions(), await reportLint()];
  process.exitCode = failures.includes(true) ? 1 : 0;
} else {
  for (const [path, text] of Object.entries(generated)) await writeFile(new URL(path, root), text);
  if (values.release) await record();
  console.log('Wrote the contract files.');
  reportCoverage();
}

async function serverTests() {
  const folders = {
    '': 'apps/server/test/contract/',
    'durability/': 'apps/server/test/durability/',
    'db/': 'apps/server/src/platform/db/',
  };
  const found = Object.entries(folders).map(([prefix, path]) =>
    testsIn(new URL(path, root), prefix),
  );
  return (await Promise.all(found)).flat();
}

async function testsIn(directory: URL, prefix: string) {
  const names = (await readdir(directory, { recursive: true }))
    .filter((name) => name.endsWith('.test.ts'))
    .sort();
  const read = async (name: string) =>
    declaredTests(
      prefix + name.replace('.test.ts', ''),
      await readFile(new URL(name, directory), 'utf8'),
    );
  return (await Promise.all(names.map(read))).flat();
}

function reportCoverage(): boolean {
  for (const problem of coverage.problems) console.error(problem);
  if (coverage.problems.length === 0) console.log(`${clauses.length} clauses have their tests.`);
  return coverage.problems.length > 0;
}

async function reportLint(): Promise<boolean> {
  const problems = await lintDescription(documentText);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('The linter of OpenAPI documents has nothing to say.');
  return problems.length > 0;
}

async function reportStale(): Promise<boolean> {
  const stale: string[] = [];
  for (const [path, text] of Object.entries(generated)) {
    const file = new URL(path, root);
    if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) stale.push(path);
  }
  if (stale.length === 0) console.log('The generated contract files are current.');
  else console.error(`Stale: ${stale.join(', ')}. Run \`npm run contract\` and commit the result.`);
  return stale.length > 0;
}

async function record(): Promise<void> {
  for (const part of parts) {
    const version = candidate.versions[part];
    const isNew = await recordRelease(releases, part, candidate);
    console.log(isNew ? `Recorded ${part} ${version}.` : `${part} ${version} is recorded already.`);
  }
}

async function reportVersions(): Promise<boolean> {
  const waivers = await readWaivers(releases);
  const verdicts = await Promise.all(
    parts.map(async (part) => {
      const released = await latestRelease(releases, part);
      return released && judge(part, candidate, { released, waivers });
    }),
  );
  for (const [index, verdict] of verdicts.entries()) {
    const passed = verdict?.passed ?? false;
    const lines = verdict?.lines ?? [`No release of the ${parts[index]} is recorded.`];
    for (const line of lines) (passed ? console.log : console.error)(line);
  }
  return verdicts.some((verdict) => verdict?.passed !== true);
}
