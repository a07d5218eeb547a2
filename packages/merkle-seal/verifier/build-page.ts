import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { englishVerifierTexts, wordVerifierPage } from '../src/verifier-texts.js';

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * Builds the page, in English, out of the sources of this package: one file with its script and style in it, and a
 * content security policy that lets nothing else run and nothing out. The same sources give the same bytes.
 */
export async function buildPage(): Promise<string> {
  const [script, style] = await Promise.all([bundle('page.ts'), bundle('page.css')]);
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    'img-src data:',
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
  const parts: Readonly<Record<string, string>> = { CSP: policy, STYLE: style, SCRIPT: script };
  const worded = wordVerifierPage(read('page.html'), 'en', englishVerifierTexts);
  return worded.replace(
    /(?<!\s)\s*%(CSP|STYLE|SCRIPT)%\s*/g,
    (_all, name: string) => parts[name] ?? '',
  );
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    define: { VERIFIER_VERSION: JSON.stringify(version) },
  });
  const text = outputFiles[0]?.text ?? '';
  if (/<\/(?:script|style)|<!--/i.test(text)) throw new Error(`${entry} would end its element.`);
  return text;
}

function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
