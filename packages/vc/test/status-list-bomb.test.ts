import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { bundle } from './bundle.js';

const folder = mkdtempSync(join(tmpdir(), 'unpack-bomb-'));
await bundle(fileURLToPath(new URL('./unpack-bomb.ts', import.meta.url)), folder);
afterAll(() => rmSync(folder, { recursive: true }));

const MIB = 1024 * 1024;
const bomb = gzipSync(Buffer.alloc(200 * MIB));

const manyMembers = Array.from({ length: 200 }, () => gzipSync(Buffer.alloc(MIB)));

describe.each(['node', 'portable'])('a bomb of 200 MiB on the %s runtime', (runtime) => {
  it.each([
    ['refused, packed once', bomb, 'INVALID_STATUS_LIST'],
    ['refused, packed in many members', Buffer.concat(manyMembers), 'INVALID_STATUS_LIST'],
    // What it holds are some 200 kB, a list like any other: nothing unpacks them again.
    ['unpacked once, packed twice', gzipSync(bomb), 'decoded'],
  ])('is %s, in less than 64 MiB', (_what, packed, expected) => {
    const input = `u${packed.toString('base64url')}`;
    const args = [join(folder, 'unpack-bomb.mjs'), runtime];
    const { stdout } = spawnSync(process.execPath, args, { input, encoding: 'utf8' });
    const { refusal, grownKilobytes } = JSON.parse(stdout) as Record<string, unknown>;
    expect(refusal).toBe(expected);
    expect(grownKilobytes).toBeLessThan(64 * 1024);
  });
});
