// Checks the types of every project with the native compiler, two projects at a time. The package of that compiler
// has another name than the one which the other tools load, so its path stands here. Ends with 1 on any error.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
const folders = workspaces.flatMap((pattern) => {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  return readdirSync(parent).map((name) => `${parent}/${name}`);
});
// The verifier page runs in a browser alone, with types of its own.
const projects = [...folders, 'packages/merkle-seal/verifier']
  .map((folder) => `${folder}/tsconfig.json`)
  .filter((file) => existsSync(file));
if (projects.length < 20) throw new Error('The projects were not found.');

const waiting = [...projects];
const failed = [];
await Promise.all([checkNext(), checkNext()]);
process.stdout.write(`${projects.length} projects checked, ${failed.length} with errors\n`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function checkNext() {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    if (!(await hasNoError(project))) failed.push(project);
  }
}

function hasNoError(project) {
  const compiler = 'node_modules/typescript-native/bin/tsc';
  const run = spawn(process.execPath, [compiler, '-p', project], { stdio: 'inherit' });
  return new Promise((resolve) => void run.on('close', (status) => resolve(status === 0)));
}
