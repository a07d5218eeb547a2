import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { contractDocument, contractVersion } from '@dpp/server/contract';
import { clauses } from './clauses.js';
import { coverageOf, operationsOf } from './coverage.js';
import { coverageDocument } from './coverage-document.js';
import { contractChanges, requiredBump, satisfiesBump } from './required-bump.js';
import { declaredTests } from './declared-tests.js';
import { wireTypes } from './wire-types.js';

/**
 * Writes the contract coverage, and without arguments the files generated from the route declarations. `--check`: fails
 * when a generated file is stale, when a clause of the contract has no test, or when the contract version rose
 * less since the last release than its changes require. `--release`: records the contract as released.
 */
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
  },
});

const root = new URL('../../../', import.meta.url);
const releasedFile = new URL('docs/openapi.released.json', root);
const document = contractDocument();
const documentText = `${JSON.stringify(document, null, 2)}\n`;
const coverage = coverageOf(clauses, await serverTests(), operationsOf(document));
const generated = {
  'docs/openapi.json': documentText,
  'packages/client/src/__generated__/contract.ts': await wireTypes(document),
};
// An artefact that is not committed: a check writes it too.
await writeFile(new URL('docs/contract-coverage.md', root), coverageDocument(coverage));

if (values.check) {
  const isStale = await reportStale();
  process.exitCode = reportCoverage() || isStale || (await reportVersion()) ? 1 : 0;
} else {
  for (const [path, text] of Object.entries(generated)) await writeFile(new URL(path, root), text);
  if (values.release) await writeFile(releasedFile, documentText);
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

async function reportVersion(): Promise<boolean> {
  if (!existsSync(releasedFile)) {
    console.log('No contract is released yet: there is nothing to compare with.');
    return false;
  }
  const released = JSON.parse(await readFile(releasedFile, 'utf8')) as {
    info: { version: string };
  };
  const changes = contractChanges(released, JSON.parse(documentText) as object);
  const bump = requiredBump(changes);
  const { version } = released.info;
  const summary = `${changes.length} changes since contract ${version} require: ${bump}.`;
  if (satisfiesBump(version, contractVersion, bump)) {
    console.log(`${summary} The version is ${contractVersion}.`);
    return false;
  }
  const worst = changes.filter((change) => change.bump === bump).slice(0, 20);
  console.error(`${summary} The version is only ${contractVersion}.`);
  for (const { description } of worst) console.error(`  ${description}`);
  return true;
}
