import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('../src/', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

describe('every source file', () => {
  it('is looked at', () => {
    expect(files).toEqual(expect.arrayContaining(['index.ts', 'request.ts', 'resources/audit.ts']));
  });

  it.each(files)('imports nothing but its own package: %s', (file) => {
    const code = readFileSync(new URL(file, source), 'utf8');
    const imports = [...code.matchAll(/\bfrom '([^']+)'|\bimport\(/g)].map(([, name]) => name);
    expect(imports.filter((name) => !name?.startsWith('.'))).toEqual([]);
  });

  it.each(files)('does without the globals of Node: %s', (file) => {
    const code = readFileSync(new URL(file, source), 'utf8');
    expect(code).not.toMatch(/\b(process|Buffer|require|__dirname|setImmediate)\b[.([]/);
  });
});
