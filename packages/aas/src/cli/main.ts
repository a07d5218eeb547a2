#!/usr/bin/env node
import { once } from 'node:events';
import { createReadStream, readFileSync } from 'node:fs';
import type { Bytes } from './read-file.js';
import { run } from './run.js';

// A reader such as `head` may close the pipe before all is written; that is no fault, and no verdict
// either: the status is that of a command which SIGPIPE ends.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(141);
});

// Elsewhere never `process.exit`: it could cut short what a pipe has not taken yet.
process.exitCode = await run(process.argv.slice(2), {
  openFile: (path) => (path === '-' ? process.stdin : createReadStream(path)) as Bytes,
  version: () => {
    // Two folders up is the package, from `src/cli` and from `dist/cli`.
    const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  },
  print: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  complain: (text) => process.stderr.write(text),
});
