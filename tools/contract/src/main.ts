import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { contractDocument, contractVersion } from '@dpp/server/contract';
import { contractChanges, requiredBump, satisfiesBump } from './required-bump.js';
import { wireTypes } from './wire-types.js';

/**
 * Without arguments: writes what is generated from the route declarations. `--check`: fails when a
 * generated file is stale, or when the contract version rose less since the last release than its
 * changes require. `--release`: records the contract as released.
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
const generated = {
  'docs/openapi.json': documentText,
  'packages/client/src/__generated__/contract.ts': await wireTypes(document),
};

if (values.check) {
  process.exitCode = (await reportStale()) || (await reportVersion()) ? 1 : 0;
} else {
  for (const [path, text] of Object.entries(generated)) await writeFile(new URL(path, root), text);
  if (values.release) await writeFile(releasedFile, documentText);
  console.log('Wrote the contract files.');
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
