import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from '../config.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dpp-variables-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileWith(content: string | Uint8Array): string {
  const path = join(folder, `${Math.random()}`);
  writeFileSync(path, content);
  return path;
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const secret = 's'.repeat(32);

describe('a variable named with _FILE', () => {
  it.each([
    ['as it is', secret],
    ['without the newline at its end', `${secret}\n`],
    ['without the line end of Windows', `${secret}\r\n`],
  ])('is read %s', (_how, content) => {
    expect(parseConfig({ SESSION_SECRET_FILE: fileWith(content) }).sessionSecret).toBe(secret);
  });

  it('loses one newline and no blank', () => {
    const { sessionSecret } = parseConfig({ SESSION_SECRET_FILE: fileWith(` ${secret} \n\n`) });
    expect(sessionSecret).toBe(` ${secret} \n`);
  });

  it('may be any variable, also one that is no secret', () => {
    expect(parseConfig({ PORT_FILE: fileWith('8080\n') }).port).toBe(8080);
  });

  it('counts for what variables ask of each other', () => {
    const environment = {
      NODE_ENV: 'production',
      BASE_URL: 'https://dpp.example',
      DATABASE_URL_FILE: fileWith('postgres://db/x\n'),
      SESSION_SECRET_FILE: fileWith(secret),
    };
    expect(problemsOf(environment)).toEqual([
      expect.stringMatching(/^VAULT_KEY: is required with DATABASE_URL in production/),
    ]);
  });

  it('is checked like any other value, which the refusal does not repeat', () => {
    expect(problemsOf({ VAULT_KEY_FILE: fileWith('hunter2') })).toEqual([
      expect.stringMatching(/^VAULT_KEY: must be base64 of 32 bytes/),
    ]);
  });

  it('stands aside when it is set to nothing', () => {
    const environment = { SESSION_SECRET: secret, SESSION_SECRET_FILE: '' };
    expect(parseConfig(environment).sessionSecret).toBe(secret);
  });

  it('is refused beside the variable itself', () => {
    const environment = { SESSION_SECRET: secret, SESSION_SECRET_FILE: fileWith(secret) };
    expect(problemsOf(environment)).toEqual([
      'SESSION_SECRET_FILE: and SESSION_SECRET are both set: leave one out',
    ]);
  });

  it.each([
    ['is not there', () => join(folder, 'hunter2'), 'cannot be read (ENOENT)'],
    ['is empty', () => fileWith('\n'), 'names an empty file'],
    ['is too long', () => fileWith('x'.repeat(262_145)), 'holds more than 262144 bytes'],
    ['is no text', () => fileWith(new Uint8Array([0xff, 0xfe])), 'is not UTF-8 text'],
    ['never ends', () => '/dev/zero', 'does not name a regular file'],
    ['is a folder', () => newFolder(), 'does not name a regular file'],
    ['is a pipe nobody writes to', () => newPipe(), 'does not name a regular file'],
  ])('is refused when the file %s, without a word of its path', (_what, path, problem) => {
    expect(problemsOf({ SESSION_SECRET_FILE: path() })).toEqual([
      expect.stringContaining(`SESSION_SECRET_FILE: ${problem}: `),
    ]);
  });

  it('is told beside everything else that is wrong', () => {
    const environment = { VAULT_KEY_FILE: join(folder, 'nowhere'), PORT: 'http' };
    expect(problemsOf(environment)).toHaveLength(2);
  });
});

function newFolder(): string {
  const path = join(folder, 'folder');
  mkdirSync(path);
  return path;
}

function newPipe(): string {
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  return path;
}
