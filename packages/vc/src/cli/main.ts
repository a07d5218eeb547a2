#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { createDidWebResolver } from '../did/did-web-resolver.js';
import { fetchCredential, fetchStatusList } from '../did/node-credential-fetch.js';
import { fetchDidDocument } from '../did/node-did-fetch.js';
import { run } from './run.js';

const { exitCode, output, problem } = await run(process.argv.slice(2), {
  readFile: (path) => readFileSync(path === '-' ? 0 : path),
  now: () => new Date(),
  fetchCredential,
  fetchStatusList,
  resolveDidDocument: createDidWebResolver({ fetch: fetchDidDocument }),
});
// Never `process.exit`: it could cut short what a pipe has not taken yet.
process.exitCode = exitCode;
process.stdout.write(output);
process.stderr.write(problem);
