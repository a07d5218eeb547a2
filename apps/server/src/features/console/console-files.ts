import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A built file of the console, with its compressed forms. */
export interface ConsoleFile {
  readonly contentType: string;
  readonly content: Buffer;
  readonly brotli: Buffer | undefined;
  readonly gzip: Buffer | undefined;
  /** Strong, of the uncompressed bytes. */
  readonly etag: string;
}

/** The built console in memory: its page, and the files behind it by their path below `/console/`. */
export interface ConsoleFiles {
  readonly page: ConsoleFile;
  readonly files: ReadonlyMap<string, ConsoleFile>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Where the built files lie: beside the packed server, or in the neighbouring project of the sources. */
const folders = ['console/', '../../../../console/dist/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/**
 * Reads the built console, some hundred kilobytes, once at start: a request then reads no file, and no path of a request
 * meets the file system.
 *
 * @returns Undefined where it is not built.
 */
export function loadConsoleFiles(
  baseUrl: string,
  folder = folders.find((candidate) => existsSync(join(candidate, 'index.html'))),
): ConsoleFiles | undefined {
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) return undefined;
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map<string, ConsoleFile>();
  for (const path of paths) {
    const contentType = contentTypes[extname(path)];
    const name = relative(folder, path).split(sep).join('/');
    // What lies beside the folder of files is of the build.
    if (contentType === undefined || !name.startsWith('assets/')) continue;
    files.set(name, {
      contentType,
      ...withEtag(readFileSync(path)),
      brotli: readIfThere(`${path}.br`),
      gzip: readIfThere(`${path}.gz`),
    });
  }
  return { page: pageOf(readFileSync(join(folder, 'index.html'), 'utf8'), baseUrl), files };
}

/** The page with the path of the server's own address before the addresses of its files. */
function pageOf(html: string, baseUrl: string): ConsoleFile {
  const path = new URL(baseUrl).pathname.replace(/\/$/, '');
  const content = Buffer.from(html.replaceAll('"/console/', `"${path}/console/`));
  const contentType = 'text/html; charset=utf-8';
  // It is as short as its compressed forms would be.
  return { contentType, ...withEtag(content), brotli: undefined, gzip: undefined };
}

function withEtag(content: Buffer) {
  return { content, etag: `"${hash('sha256', content, 'base64url').slice(0, 27)}"` };
}

function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}
