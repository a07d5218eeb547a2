import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import {
  at,
  batteryMasks,
  batteryMetadata,
  ca,
  passportDocument,
  sealOf,
} from './support/passport.js';

/** What a verifier in a browser may weigh, in bytes after gzip. */
const MAX_GZIPPED_BYTES = 26_000;

const sources = fileURLToPath(new URL('../src', import.meta.url));
const bundle = await bundleOf(`export * from './index.ts';`);
const code = bundle.outputFiles[0]!.text;

describe('the core entry, bundled for browsers', () => {
  it('needs no Node module and no PKI library', () => {
    const inputs = Object.keys(bundle.metafile.inputs);
    expect(inputs.length).toBeGreaterThan(10);
    expect(inputs.filter((path) => /pkijs|asn1js|^node:/.test(path))).toEqual([]);
    expect(code).not.toMatch(/node:|\brequire\(/);
  });

  it('stays small for those who only verify', async () => {
    const { outputFiles } = await bundleOf(`export { verifySeal, verifyLeaf } from './index.ts';`);
    expect(gzipSync(outputFiles[0]!.text).length).toBeLessThan(MAX_GZIPPED_BYTES);
  });

  it('verifies a document without process, Buffer or require', async () => {
    const seal = await sealOf(batteryMetadata);
    const document = passportDocument({
      seal,
      metadata: batteryMetadata,
      maskedKeys: batteryMasks,
    });
    const json = vm.runInNewContext(
      `${code};
       JSON.stringify(merkleSeal.verifySeal(JSON.parse(documentJson), {
         trustAnchors: [caPem], at: new Date(atMs),
       }))`,
      {
        TextEncoder,
        TextDecoder,
        documentJson: JSON.stringify(document),
        caPem: ca.pem,
        atMs: at.getTime(),
      },
    ) as string;
    expect(JSON.parse(json)).toMatchObject({ verdict: 'passed', merkleRoot: seal.merkleRoot });
  });
});

function bundleOf(contents: string) {
  return build({
    stdin: { contents, resolveDir: sources },
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'merkleSeal',
    target: 'es2022',
  });
}
