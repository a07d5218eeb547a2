import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceFolder } from './replace-folder.js';

describe('replaceFolder', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'replace-folder-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function folderWith(name: string, file: string): string {
    const folder = join(root, name);
    mkdirSync(folder);
    writeFileSync(join(folder, file), name);
    return folder;
  }

  it('takes the place of a folder, and leaves nothing of it', () => {
    const dist = folderWith('dist', 'old.js');
    replaceFolder(dist, folderWith('dist-1', 'new.js'));
    expect(readdirSync(dist)).toEqual(['new.js']);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('needs no folder in its place', () => {
    const dist = join(root, 'dist');
    replaceFolder(dist, folderWith('dist-1', 'new.js'));
    expect(readFileSync(join(dist, 'new.js'), 'utf8')).toBe('dist-1');
  });

  it('throws, and leaves the place as it was, where there is nothing to put there', () => {
    const dist = folderWith('dist', 'old.js');
    expect(() => replaceFolder(dist, join(root, 'dist-1'))).toThrow('ENOENT');
    expect(readdirSync(dist)).toEqual(['old.js']);
  });
});
