#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { run } from './run.js';

const { exitCode, output, problem } = run(process.argv.slice(2), {
  readFile: (path) => readFileSync(path === '-' ? 0 : path),
  now: () => new Date(),
});
// Never `process.exit`: it could cut short what a pipe has not taken yet.
process.exitCode = exitCode;
process.stdout.write(output);
process.stderr.write(problem);
