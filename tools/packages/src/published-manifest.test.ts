import { describe, expect, it } from 'vitest';
import { publishedManifest } from './published-manifest.js';

describe('the manifest of a published package', () => {
  it('keeps what a user installs by', () => {
    const manifest = {
      name: '@dpp/thing',
      version: '1.2.3',
      bin: { thing: './dist/main.js' },
      files: ['dist'],
      dependencies: { '@dpp/gs1': '^0.1.0' },
    };
    expect(publishedManifest(manifest)).toEqual(manifest);
  });

  it('has no scripts, tags or development dependencies, which nobody could use', () => {
    const manifest = {
      name: '@dpp/thing',
      nx: { tags: ['layer:core'] },
      scripts: { build: 'tsup' },
      devDependencies: { ajv: '^8.0.0' },
    };
    expect(publishedManifest(manifest)).toEqual({ name: '@dpp/thing' });
  });

  it('has no condition that points at sources, and keeps the order of the others', () => {
    const exports = {
      '.': { '@dpp/source': './src/index.ts', types: './a.d.ts', default: './a.js' },
      './package.json': './package.json',
    };
    const published = publishedManifest({ exports }) as { exports: Record<string, object> };
    expect(Object.keys(published.exports['.'] ?? {})).toEqual(['types', 'default']);
    expect(published.exports['./package.json']).toBe('./package.json');
  });

  it('says where it is from, with the folder, once the repository has an address', () => {
    const origin = {
      repository: { type: 'git', url: 'git+https://code.example/dpp.git' },
      homepage: 'https://code.example/dpp',
      bugs: 'https://code.example/dpp/issues',
    };
    expect(publishedManifest({ name: '@dpp/gs1' }, origin, 'packages/gs1')).toEqual({
      ...origin,
      name: '@dpp/gs1',
      repository: { ...origin.repository, directory: 'packages/gs1' },
    });
  });

  it('has no entry that exists as a source alone', () => {
    const exports = { './contract': { '@dpp/source': './src/contract.ts' } };
    expect(publishedManifest({ exports })).toEqual({ exports: {} });
  });
});
