import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DemoSecrets, DemoWorkspace } from './seed-demo.js';

/** Where the secrets of the demo workspace lie; only their owner may read them. */
interface DemoFiles {
  readonly keyFile: string;
  readonly passwordFile: string;
}

export function demoFilesIn(dataDirectory: string): DemoFiles {
  return {
    keyFile: join(dataDirectory, 'demo.key'),
    passwordFile: join(dataDirectory, 'demo.password'),
  };
}

/** Over those of a demo workspace that is gone. */
export function writeDemoFiles(
  { keyFile, passwordFile }: DemoFiles,
  { apiKey, password }: Pick<DemoSecrets, 'apiKey' | 'password'>,
): void {
  writeSecret(keyFile, apiKey);
  writeSecret(passwordFile, password);
}

function writeSecret(file: string, secret: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // A file that is there would keep its own mode, and a link would lead elsewhere.
  rmSync(file, { force: true });
  writeFileSync(file, `${secret}\n`, { flag: 'wx', mode: 0o600 });
}

/** What the console says when the server made a demo workspace: once, and where its key lies. */
export function demoNotice(demo: DemoWorkspace, { keyFile, passwordFile }: DemoFiles): string[] {
  return [
    `Created the demo workspace "${demo.subdomain}" with ${demo.passports.length} sample passports:`,
    ...demo.passports.map((at) => `  ${at.digitalLinkUri}  ${at.productName}`),
    `Its API key lies in ${keyFile}, the password of its login ${demo.email} in ${passwordFile}.`,
    '',
  ];
}
