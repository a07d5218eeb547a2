import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildIfStale, builtFolder } from '../build/build-console.js';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const kilobyte = 1000;

/** Screens with sections of texts that are not in the first chunk of a language. */
const isFurther = (screen: string) =>
  /screens\/(?:audit|batches|import|origins|platform|units|webhooks)\//.test(screen);

describe('the weight of the built files, compressed by gzip', () => {
  let manifest: Manifest;

  beforeAll(async () => {
    await buildIfStale();
    const file = join(builtFolder, '.vite/manifest.json');
    manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  }, 60_000);

  /** Everything that is loaded with these modules: what they import, and the styles of all of it. */
  function filesOf(names: readonly string[], seen = new Set<string>()): Set<string> {
    const files = new Set<string>();
    for (const name of names) {
      const chunk = manifest[name];
      if (!chunk) throw new Error(`The build has no chunk for ${name}.`);
      if (seen.has(name)) continue;
      seen.add(name);
      for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
      for (const file of filesOf(chunk.imports ?? [], seen)) files.add(file);
    }
    return files;
  }

  const weightOf = (names: readonly string[]) =>
    [...filesOf(names)].reduce(
      (sum, file) => sum + statSync(join(builtFolder, `${file}.gz`)).size,
      0,
    );

  const screens = () =>
    Object.keys(manifest).filter((name) => /^src\/screens\/[^/]+\/[^/]+\.tsx$/.test(name));

  it('of the first view is at most 90 kB, signing in and Today alike', () => {
    for (const screen of ['src/screens/door/sign-in.tsx', 'src/screens/today/today.tsx']) {
      const weight = weightOf(['index.html', 'src/texts/en.ts', screen]);
      expect(weight, screen).toBeLessThanOrEqual(90 * kilobyte);
    }
  });

  it('of any view is at most 160 kB with the largest language and what the view loads later', () => {
    const languages = Object.keys(manifest).filter((name) => /^src\/texts\/\w+\.ts$/.test(name));
    expect(screens().length).toBeGreaterThan(5);
    for (const screen of screens()) {
      const later = (manifest[screen]?.dynamicImports ?? []).filter(
        // One of the languages of labels and of explanations is loaded, not all.
        (name) =>
          !/espr-validate\/src\/locales\/|src\/help\//.test(name) || name.endsWith('/bg.ts'),
      );
      for (const language of languages) {
        const texts = isFurther(screen)
          ? [language, language.replace('.ts', '-further.ts')]
          : [language];
        const weight = weightOf(['index.html', ...texts, screen, ...later]);
        expect(weight, `${screen} in ${language}`).toBeLessThanOrEqual(160 * kilobyte);
      }
    }
  });

  it('has no inline script or style, and nothing from another host, in the page', () => {
    const page = readFileSync(join(builtFolder, 'index.html'), 'utf8');
    expect(page.match(/<script(?![^>]*\bsrc=)/g)).toBeNull();
    expect(page.match(/<style|\bstyle=|\bon\w+=/g)).toBeNull();
    expect(page.match(/(?:src|href)="(?!\/console\/)/g)).toBeNull();
  });
});
