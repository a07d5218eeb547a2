import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keptSecret } from './kept-secret.js';

const directory = mkdtempSync(join(tmpdir(), 'dpp-secret-'));
const dataDirectory = join(directory, 'data');
afterAll(() => rmSync(directory, { recursive: true }));

it('keeps the secret of the first start', () => {
  const place = { dataDirectory, fileName: 'kept.secret' };
  expect(keptSecret(place, () => 'first')).toBe('first');
  expect(keptSecret(place, () => 'second')).toBe('first');
});

it('lets nobody but its owner read it', () => {
  keptSecret({ dataDirectory, fileName: 'private.secret' }, () => 'secret');
  expect(statSync(join(dataDirectory, 'private.secret')).mode & 0o777).toBe(0o600);
});
