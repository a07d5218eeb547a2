import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { contractView } from './contract-view.js';
import { withoutRecordings } from './without-recordings.js';
import { latest, type Candidate, type Part, type Release, type Waiver } from './release-gate.js';

/** `docs/contract/1.15.0.json`, and `docs/contract/extension-1.0.0.json` beside it. */
const prefixes: Readonly<Record<Part, string>> = { contract: '', extension: 'extension-' };

/** The recorded release that a part is compared with. */
export async function latestRelease(folder: URL, part: Part): Promise<Release | undefined> {
  const pattern = new RegExp(`^${prefixes[part]}(\\d+\\.\\d+\\.\\d+)\\.json$`);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const versions = names.flatMap((name) => pattern.exec(name)?.[1] ?? []);
  const found = latest(versions.map((version) => ({ version, document: {} })));
  if (!found) return undefined;
  const { version } = found;
  return { version, document: await readJson(fileOf(folder, part, version)) };
}

/** Waivers of the merge that is under way; none where the file is missing. */
export async function readWaivers(folder: URL): Promise<readonly Waiver[]> {
  const file = new URL('waivers.json', folder);
  return existsSync(file) ? ((await readJson(file)) as readonly Waiver[]) : [];
}

/**
 * Records a part as released under its version: the contract without our parts, the extension as the whole description.
 *
 * @returns False where this version is recorded already: what went out is not written anew.
 */
export async function recordRelease(
  folder: URL,
  part: Part,
  { document, versions }: Candidate,
): Promise<boolean> {
  const file = fileOf(folder, part, versions[part]);
  if (existsSync(file)) return false;
  const promised = withoutRecordings(document);
  const recorded = part === 'contract' ? contractView(promised) : promised;
  await writeFile(file, `${JSON.stringify(recorded)}\n`);
  return true;
}

function fileOf(folder: URL, part: Part, version: string): URL {
  return new URL(`${prefixes[part]}${version}.json`, folder);
}

async function readJson(file: URL): Promise<object> {
  return JSON.parse(await readFile(file, 'utf8')) as object;
}
