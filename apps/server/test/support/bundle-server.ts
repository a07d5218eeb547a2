import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundle } from './server-bundle.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server as one file of JavaScript. */
    readonly bundledServer: string;
  }
}

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
/** Inside the package, so that what is not bundled is found from there. */
const cache = join(packageFolder, 'node_modules/.cache');
let folder: string;

/**
 * Makes one file of the sources, those of the workspace's packages among them, once a run: a process that
 * starts from it needs a quarter of the time that it takes to find and strip some hundred modules.
 */
export async function setup(project: TestProject): Promise<void> {
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'bundled-server-'));
  await bundle(packageFolder, folder);
  // The watch mode changes the sources meanwhile.
  project.onTestsRerun(() => bundle(packageFolder, folder));
  project.provide('bundledServer', join(folder, 'main.js'));
}

export function teardown(): Promise<void> {
  return rm(folder, { recursive: true });
}
