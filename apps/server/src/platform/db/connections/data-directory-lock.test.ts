import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/support/endurance.js';
import { DataDirectoryLockedError, lockDataDirectory } from './data-directory-lock.js';

let directory: string;
let children: ChildProcess[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'dpp-lock-'));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

const lockFile = () => join(directory, 'server.lock');
const lockModule = fileURLToPath(new URL('./data-directory-lock.ts', import.meta.url));

/** Another process that takes the directory and says if it got it. */
async function startHolder(): Promise<{ child: ChildProcess; said: string }> {
  const script = `
    const { lockDataDirectory } = await import(${JSON.stringify(lockModule)});
    try { lockDataDirectory(${JSON.stringify(directory)}); console.log('locked'); }
    catch (error) { console.log(error.name); }
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

/** How long the crowd comes and goes. */
const crowdMs = inFull(5_000, 500);

/** One of a crowd; see `lock-contender.ts`. A crash of it fails the test. */
async function contend(durationMs: number): Promise<{ entered: number; collisions: number }> {
  const contender = fileURLToPath(
    new URL('../../../../test/support/lock-contender.ts', import.meta.url),
  );
  const args = ['--import', 'tsx', contender, directory, String(durationMs)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return JSON.parse(await text(child.stdout)) as { entered: number; collisions: number };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('lockDataDirectory', () => {
  it('takes a free directory, for its owner alone, and gives it back', () => {
    const unlock = lockDataDirectory(directory);
    expect(statSync(lockFile()).mode & 0o777).toBe(0o600);
    unlock();
    expect(existsSync(lockFile())).toBe(false);
  });

  it('makes a directory that is not there', () => {
    const unlock = lockDataDirectory(join(directory, 'a', 'b'));
    expect(existsSync(join(directory, 'a', 'b', 'server.lock'))).toBe(true);
    unlock();
  });

  it('refuses a second holder in the same process', () => {
    const unlock = lockDataDirectory(directory);
    expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryLockedError);
    unlock();
  });

  // Clause: data directory
  it('refuses while another process holds it, and names that process', async () => {
    const { child } = await startHolder();
    const refused = () => lockDataDirectory(directory);
    expect(refused).toThrow(DataDirectoryLockedError);
    expect(refused).toThrow(expect.objectContaining({ holder: String(child.pid) }) as Error);
  });

  it('keeps another process out while this one holds it', async () => {
    const unlock = lockDataDirectory(directory);
    expect((await startHolder()).said).toBe('DataDirectoryLockedError');
    unlock();
  });

  // Clause: data directory
  it('is taken over from a process that was killed', async () => {
    const { child, said } = await startHolder();
    expect(said).toBe('locked');
    await kill(child);
    expect(existsSync(lockFile())).toBe(true);
    const unlock = lockDataDirectory(directory);
    expect(readFileSync(lockFile(), 'utf8').split(' ')[0]).toBe(String(process.pid));
    unlock();
  });

  it('is taken over by one of many that start at the same time', async () => {
    await kill((await startHolder()).child);
    const said = await Promise.all([1, 2, 3, 4, 5].map(async () => (await startHolder()).said));
    expect(said.filter((word) => word === 'locked')).toHaveLength(1);
    expect(said.filter((word) => word === 'DataDirectoryLockedError')).toHaveLength(4);
    expect(readdirSync(directory)).toEqual(['server.lock']);
  });

  it('has one owner at a time while a crowd takes it, gives it back and dies in it', async () => {
    const crowd = await Promise.all(Array.from({ length: 6 }, () => contend(crowdMs)));
    const entered = crowd.reduce((sum, { entered }) => sum + entered, 0);
    expect(entered).toBeGreaterThan(crowd.length);
    expect(crowd.map(({ collisions }) => collisions)).toEqual(crowd.map(() => 0));
    lockDataDirectory(directory)();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is taken over past an heir who died before it could move to the beginning', () => {
    writeFileSync(lockFile(), '99999999 1 first');
    const heir = createHash('sha256').update('99999999 1 first').digest('hex').slice(0, 32);
    writeFileSync(`${lockFile()}.${heir}`, '99999998 1 second');
    const unlock = lockDataDirectory(directory);
    expect(readFileSync(lockFile(), 'utf8').split(' ')[0]).toBe(String(process.pid));
    unlock();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is not taken over past an heir who lives', () => {
    writeFileSync(lockFile(), '99999999 1 first');
    const heir = createHash('sha256').update('99999999 1 first').digest('hex').slice(0, 32);
    writeFileSync(`${lockFile()}.${heir}`, `${process.ppid} unknown second`);
    expect(() => lockDataDirectory(directory)).toThrow(
      expect.objectContaining({ holder: String(process.ppid) }) as Error,
    );
  });

  it('is taken over where the id lives on in a process that started later', () => {
    const { pid } = process;
    writeFileSync(lockFile(), `${pid} 1`);
    lockDataDirectory(directory)();
    expect(existsSync(lockFile())).toBe(false);
  });

  // Clause: data directory
  it('is not taken over from a living process whose start time nobody wrote', () => {
    writeFileSync(lockFile(), `${process.pid} unknown`);
    expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryLockedError);
  });

  it.each(['', 'nonsense', '0 1', '-1 1', '1.5 1'])(
    'is taken over from %j, which is no process',
    (text) => {
      writeFileSync(lockFile(), text);
      lockDataDirectory(directory)();
    },
  );

  it('is taken over from a dead process whose start time nobody wrote', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(lockFile(), `${pid} unknown`);
    lockDataDirectory(directory)();
  });

  it('gives back only what is its own', () => {
    const unlock = lockDataDirectory(directory);
    writeFileSync(lockFile(), '1 1');
    unlock();
    expect(readFileSync(lockFile(), 'utf8')).toBe('1 1');
  });
});
