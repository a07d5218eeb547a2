import { isDeepStrictEqual } from 'node:util';
import { routes } from '../../../src/routes.js';
import {
  recordedName,
  type RecordedExchange,
} from '../../../src/platform/http/openapi/recorded-exchange.js';
import type { ReplyBody } from '../reply-body.js';
import type { TestApp, TestReply } from '../test-app.js';
import { StableValues } from './stable-values.js';

/** One call of a walk. */
export interface Call {
  /** What the example shows, in a few words. */
  readonly says: string;
  readonly path: string;
  /** Default: POST with a body, else GET. */
  readonly method?: string;
  /** Default: the credential that the recorder was made with; null sends none. */
  readonly key?: string | null;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  /** In place of `json`: a file as CSV. */
  readonly csv?: string;
  /** In place of `json`: text that is no JSON, or is too long to show. It is not recorded. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default 200. */
  readonly status?: number;
}

/** Where the recorded time begins; each call is a second later. */
const beginning = Date.parse('2026-11-21T09:30:00.000Z');
const longestText = 600;
const longestBody = 60_000;

/** Sends the calls of a walk, and records what was sent and answered. */
export class ExampleRecorder {
  readonly exchanges: RecordedExchange[] = [];
  readonly stable = new StableValues();
  private seconds = 0;

  constructor(
    private app: TestApp,
    private key: string | undefined = undefined,
  ) {}

  /** Sends the calls from now on to another server, or with another credential. */
  use(app: TestApp, key?: string): void {
    this.app = app;
    this.key = key;
    this.tick();
  }

  /** Moves the clock of the server on. @returns Its time. */
  tick(seconds = 1): Date {
    this.seconds += seconds;
    const now = new Date(beginning + this.seconds * 1000);
    this.app.setTime(now);
    return now;
  }

  /** @throws Error where the server answers another status than the walk expects. */
  async call(call: Call): Promise<ReplyBody> {
    this.tick();
    const { path, json, form, csv, text = csv, status = 200 } = call;
    const method =
      call.method ?? (json === undefined && !form && text === undefined ? 'GET' : 'POST');
    const key = call.key === undefined ? this.key : (call.key ?? undefined);
    const body = form ? new URLSearchParams(form).toString() : text;
    const headers = {
      ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...(csv !== undefined && { 'Content-Type': 'text/csv' }),
      ...call.headers,
    };
    const reply = await this.app.request(path, {
      method,
      headers,
      ...(key !== undefined && { key }),
      ...(json !== undefined && { json }),
      ...(body !== undefined && { body }),
    });
    if (reply.status !== status) {
      throw new Error(
        `${method} ${path} (${call.says}): ${reply.status} ${reply.text.slice(0, 600)}`,
      );
    }
    this.record({ ...call, method, headers, key }, reply);
    return reply.body;
  }

  private record(
    {
      says,
      method,
      path,
      key,
      json,
      form,
      csv,
      headers,
    }: Omit<Call, 'key'> & { method: string; key: string | undefined },
    reply: TestReply,
  ): void {
    const sent = json ?? (form ? new URLSearchParams(form).toString() : csv);
    const isShort = JSON.stringify(sent ?? '').length <= longestBody;
    const mediaType = reply.headers.get('content-type')?.split(';')[0];
    const answered = this.shownBody(reply, mediaType);
    const exchange: RecordedExchange = {
      operation: operationOf(method, path),
      summary: says,
      request: {
        method,
        path: this.stable.ofText(path),
        ...(Object.keys(headers ?? {}).length > 0 && {
          headers: this.stable.of(headers) as Record<string, string>,
        }),
        ...(key !== undefined && {
          credential: /^dpp_(?:key|test)_/.test(key) ? 'key' : 'session',
        }),
        ...(sent !== undefined && isShort && { body: this.stable.of(sent) }),
      },
      reply: {
        status: reply.status,
        ...(reply.text !== '' && mediaType !== undefined && { mediaType }),
        ...(answered !== undefined && { body: answered }),
      },
    };
    if (!this.exchanges.some((known) => isDeepStrictEqual(known, exchange))) {
      this.exchanges.push(exchange);
    }
  }

  /** JSON as a whole, the beginning of a text, nothing of what is binary. */
  private shownBody({ text, body }: TestReply, mediaType = ''): unknown {
    if (text === '') return undefined;
    if (body !== undefined) return this.stable.of(shortened(body));
    if (/^image\/(?:png|jpeg|webp)|^application\/zip/.test(mediaType)) return undefined;
    if (text.startsWith('# HELP')) return commentsOf(text);
    // What is not shown takes no part: pages of the description hold examples that a later step makes.
    const isPage = mediaType.startsWith('text/');
    const stable = this.stable.ofText(isPage ? text.slice(0, 2 * longestText) : text);
    return stable.length <= longestText ? stable : `${stable.slice(0, longestText)}…`;
  }
}

/** Members that hold many of a kind, of which the first are enough to see what they are. */
const longMembers: ReadonlySet<string> = new Set([
  '@context',
  'conceptDescriptions',
  'submodelElements',
  'claims',
  'dataPoints',
  'properties',
  'required',
  'enum',
]);
const mostShown = 8;

/** Cuts long lists of what does not differ much, and a description of the API to its head. */
function shortened(body: unknown, name = ''): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const isCut = longMembers.has(name);
  if (Array.isArray(body)) {
    const entries: readonly unknown[] = isCut ? body.slice(0, mostShown) : body;
    return entries.map((entry) => shortened(entry, name === '@context' ? name : ''));
  }
  const entries = Object.entries(body as Record<string, unknown>);
  const shown =
    'openapi' in body ? entries.filter(([key]) => key === 'openapi' || key === 'info') : entries;
  const kept = isCut ? shown.slice(0, mostShown) : shown;
  return Object.fromEntries(kept.map(([key, value]) => [key, shortened(value, key)]));
}

/** The comments of metrics: their values differ. */
function commentsOf(text: string): string {
  const lines = text.split('\n').filter((line) => line.startsWith('#'));
  return lines.slice(0, 8).join('\n');
}

/** The operation that answers at an address: one with a fixed path before one with parameters. */
function operationOf(method: string, path: string): string {
  const [pathname = ''] = path.split('?');
  const found = routes
    .filter((route) => route.method === method.toLowerCase())
    .filter((route) => patternOf(route.path).test(pathname))
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length)[0];
  if (!found) throw new Error(`No route answers ${method} ${pathname}.`);
  return recordedName(method, found.path);
}

function patternOf(template: string): RegExp {
  const literal = template.replaceAll(/[.]/g, String.raw`\.`);
  return new RegExp(`^${literal.replaceAll(/\{[^{}]+\}/g, '[^/]+')}$`);
}
