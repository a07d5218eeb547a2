import type { Request, RequestHandler, Response } from 'express';
import { ApiError } from '../../platform/http/api-error.js';
import { methodNotAllowed } from '../../platform/http/chain/error-handler.js';
import { matchesEtag } from '../../platform/http/reply/matches-etag.js';
import { toNoConsolePage } from '../../representations/page/no-console-page.js';
import { pageHeaders } from '../../representations/page/page-headers.js';
import type { ConsoleFile, ConsoleFiles } from './console-files.js';
import { consolePolicy } from './console-policy.js';

/** A name that holds a hash of its content never changes its content. */
const forever = 'public, max-age=31536000, immutable';

const refuseOthers = methodNotAllowed(['GET'], false);

/** Serves the files of the built console by their exact names, from memory. Everything else is left to what comes after. */
export function serveConsoleFiles(built: ConsoleFiles | undefined): RequestHandler {
  return (request, response, next) => {
    const name = nameBelowConsole(request.path);
    const file = name === undefined ? undefined : built?.files.get(name);
    if (!file || !isRead(request)) return next();
    send(request, response, { file, cacheControl: forever });
  };
}

/**
 * Serves the page of the console at every other address below `/console`, which is one of its screens. It is no operation
 * of the API, and comes after all of them.
 */
export function serveConsolePage(built: ConsoleFiles | undefined): RequestHandler {
  return (request, response, next) => {
    const name = nameBelowConsole(request.path);
    if (name === undefined) return next();
    if (!isRead(request)) {
      void refuseOthers(request, response, next);
      return;
    }
    if (!built) return sayNotBuilt(request, response);
    if (name.startsWith('assets/')) return next();
    response.setHeader('Content-Security-Policy', consolePolicy);
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    send(request, response, { file: built.page, cacheControl: 'no-cache' });
  };
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** The part of a path behind `/console/`; undefined elsewhere. A file is found by its exact name alone. */
function nameBelowConsole(path: string): string | undefined {
  if (path === '/console') return '';
  return path.startsWith('/console/') ? path.slice('/console/'.length) : undefined;
}

interface SentFile {
  readonly file: ConsoleFile;
  readonly cacheControl: string;
}

function send(request: Request, response: Response, { file, cacheControl }: SentFile): void {
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('ETag', file.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (matchesEtag(request.headers['if-none-match'], file.etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const { encoding, content } = encodedFor(request.headers['accept-encoding'], file);
  if (encoding !== undefined) {
    response.setHeader('Content-Encoding', encoding);
    // Another representation has another strong tag.
    response.setHeader('ETag', `W/${file.etag}`);
  }
  response.setHeader('Content-Type', file.contentType);
  response.setHeader('Content-Length', content.length);
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** The smallest form that the browser takes; compressed when the console was built. */
function encodedFor(accepted: string | undefined, { brotli, gzip, content }: ConsoleFile) {
  if (brotli && accepts(accepted, 'br')) return { encoding: 'br', content: brotli };
  if (gzip && accepts(accepted, 'gzip')) return { encoding: 'gzip', content: gzip };
  return { encoding: undefined, content };
}

/** RFC 9110, section 12.5.3; a weight of zero is a refusal. */
function accepts(header: string | undefined, coding: string): boolean {
  const entries = (header ?? '').split(',').map((entry) => entry.trim().toLowerCase().split(';'));
  const entry = entries.find(([name]) => name?.trim() === coding);
  return entry !== undefined && !/^\s*q=0(?:\.0*)?\s*$/.test(entry[1] ?? '');
}

function sayNotBuilt(request: Request, response: Response): void {
  const sentence = 'The console is not built on this server.';
  if (request.accepts(['json', 'html']) !== 'html') throw ApiError.notFound(sentence);
  const content = Buffer.from(toNoConsolePage(sentence));
  for (const [name, value] of Object.entries(pageHeaders('en'))) response.setHeader(name, value);
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Vary', 'Accept');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', content.length);
  response.end(request.method === 'HEAD' ? undefined : content);
}
