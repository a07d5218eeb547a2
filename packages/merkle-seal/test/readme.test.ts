import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import type { MerkleSealErrorCode } from '../src/error.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it('prints what README.md says its examples print', async () => {
  const blocks = [...readme.matchAll(/```js\n([^]*?)```/g)].map(([, code]) => code!);
  const source = blocks
    .join('\n')
    .replace(/console\.log\((.*)\);/g, 'printed.push([$1].join(" "));');
  const bundle = await build({
    stdin: {
      contents: `export const printed = [];\n${source}`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    alias: {
      '@dpp/merkle-seal': pathOf('../src/index.ts'),
      '@dpp/merkle-seal/node': pathOf('../src/node.ts'),
      '@dpp/merkle-seal/certificates': pathOf('../src/certificates.ts'),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const url = `data:text/javascript;base64,${Buffer.from(bundle.outputFiles[0]!.text).toString('base64')}`;
  const { printed } = (await import(url)) as { printed: unknown[] };
  const promised = [...readme.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
  expect(printed.map(String)).toEqual(promised);
  expect(promised).toHaveLength(12);
});

it('lists every error code in README.md', () => {
  const source = readFileSync(new URL('../src/error.ts', import.meta.url), 'utf8');
  const codes = [...source.matchAll(/^ {2}\| '([A-Z0-9_]+)'/gm)].map(([, code]) => code!);
  expect(codes).toContain('NOT_JSON' satisfies MerkleSealErrorCode);
  expect(codes.filter((code) => !readme.includes(`\`${code}\``))).toEqual([]);
});

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
