import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { InvalidArgumentError, type Command } from 'commander';
import { baseUrlOf } from '../../composition.js';
import type { Config } from '../../config.js';
import { EgressError } from '../../platform/egress/egress-error.js';
import {
  createOperatorEgress,
  type OperatorEgress,
} from '../../platform/egress/operator-egress.js';
import { CliError, type Cli } from '../command/command-context.js';
import { demoFilesIn } from '../demo/demo-files.js';
import {
  EventFollower,
  type AskServer,
  type FollowedDelivery,
  type FollowedEntry,
  type NewEvents,
} from './follow-events.js';

interface TailOptions {
  readonly server?: string;
  readonly last: number;
  readonly every: number;
}

/** What the command needs of the process beside its options. */
interface EventsEnvironment {
  readonly loadConfig: () => Config;
  /** `DPP_API_KEY`. */
  readonly apiKey?: string | undefined;
  /** Ends the command. Default: a signal of the operating system does. */
  readonly signal?: AbortSignal | undefined;
}

/** For one question. */
const limits = { timeoutMs: 30_000, maxBytes: 8 * 1024 * 1024 };

/** The server answers, but not now. */
class NotNow extends Error {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}

export function addEventsCommand(program: Command, cli: Cli, environment: EventsEnvironment): void {
  program
    .command('events')
    .description('what happens in a workspace')
    .command('tail')
    .description('print what happens in a workspace of a running server, until it is interrupted')
    .option('--server <url>', 'default: BASE_URL')
    .option(
      '--last <count>',
      'how many entries to begin with',
      numberOf(/^\d{1,3}$/, { min: 0, max: 100 }),
      10,
    )
    .option(
      '--every <seconds>',
      'how often to ask',
      numberOf(/^\d{1,4}(?:\.\d)?$/, { min: 0.1, max: 3600 }),
      3,
    )
    .action((options: TailOptions, command: Command) =>
      tailEvents(cli, environment, {
        ...options,
        isJson: command.optsWithGlobals<{ json?: boolean }>().json ?? false,
      }),
    );
}

async function tailEvents(
  { terminal }: Cli,
  { loadConfig, apiKey, signal }: EventsEnvironment,
  { server, last, every, isJson }: TailOptions & { readonly isJson: boolean },
): Promise<void> {
  const config = loadConfig();
  const origin = parseServer(server ?? baseUrlOf(config));
  const key = apiKey || (await readDemoKey(config));
  const egress = createOperatorEgress();
  const complainOnce = onceEach((line) => terminal.complain(`${line}\n`));
  const follower = new EventFollower(askServer({ egress, origin, key, complainOnce }));
  const textOf = isJson ? jsonLines : lines;
  try {
    for (let isFirst = true; !signal?.aborted; isFirst = false) {
      let seconds = every;
      try {
        await terminal.print(textOf(await follower.next(last)));
      } catch (error) {
        if (!(error instanceof NotNow) || isFirst) throw explained(error);
        complainOnce(error.message);
        seconds = Math.max(every, error.retryAfterSeconds);
      }
      await pause(seconds * 1000, undefined, signal ? { signal } : {});
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    egress.close();
  }
}

interface Asking {
  readonly egress: OperatorEgress;
  readonly origin: string;
  readonly key: string;
  readonly complainOnce: (line: string) => void;
}

function askServer({ egress, origin, key, complainOnce }: Asking): AskServer {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${key}` };
  const ask = async (path: string) => {
    const url = new URL(origin + path);
    try {
      return { resource: url.pathname, ...(await egress.request(url, { ...limits, headers })) };
    } catch (error) {
      throw error instanceof EgressError ? new NotNow(error.message, 0) : error;
    }
  };
  const bodyOf = ({
    resource,
    status,
    body,
    headers,
  }: Awaited<ReturnType<typeof ask>>): unknown => {
    if (status === 200) return parseJson(body, resource);
    const refusal = `GET ${resource} answers ${status}.`;
    if (status !== 429 && status < 500) {
      throw new CliError(`${refusal} ${messageOf(body)}`.trimEnd());
    }
    throw new NotNow(refusal, Math.min(Number(headers['retry-after'] ?? 0) || 0, 60));
  };
  return {
    get: async (path) => bodyOf(await ask(path)),
    async getIfAllowed(path) {
      const answer = await ask(path);
      const { resource, status } = answer;
      if (status !== 403 && status !== 404) return bodyOf(answer);
      complainOnce(`GET ${resource} answers ${status}: what stands there is left out.`);
      return undefined;
    },
  };
}

function parseJson(body: Buffer, resource: string): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (cause) {
    throw new CliError(`GET ${resource} answers no JSON: another server listens there.`, { cause });
  }
}

/** The demo's, unless another is named: never an argument, which every user of the machine could read. */
async function readDemoKey(config: Config): Promise<string> {
  const { keyFile } = demoFilesIn(config.dataDirectory);
  try {
    return (await readFile(keyFile, 'utf8')).trim();
  } catch (cause) {
    throw new CliError('Set DPP_API_KEY to an API key of the workspace.', { cause });
  }
}

function parseServer(url: string): string {
  try {
    const { protocol, origin, pathname } = new URL(url);
    if (/^https?:$/.test(protocol)) return origin + pathname.replace(/\/$/, '');
  } catch {
    // Told below.
  }
  throw new CliError(`${url} is no http(s) address of a server.`);
}

function lines({ entries, deliveries, skipped }: NewEvents): string {
  const gap = skipped > 0 ? [`... ${skipped} more entries are in the audit log`] : [];
  return [...gap, ...entries.map(entryLine), ...deliveries.map(deliveryLine)]
    .map((line) => `${line.replaceAll(/\p{Cc}/gu, ' ')}\n`)
    .join('');
}

function entryLine({ at, action, targetType, targetId, actor }: FollowedEntry): string {
  return `${at}  ${action.padEnd(26)}  ${targetType} ${targetId}  by ${actor}`;
}

function deliveryLine(delivery: FollowedDelivery): string {
  const { event, status, subscriptionId, responseStatus, errorMessage, nextRetryAt } = delivery;
  const answer = [responseStatus, errorMessage].filter((part) => part !== null).join(' ');
  const details = [
    ...(answer === '' ? [] : [answer]),
    ...(nextRetryAt === null ? [] : [`next attempt ${nextRetryAt}`]),
  ];
  const at = delivery.lastAttempt ?? delivery.createdAt;
  const what = `${at}  ${`> ${event}`.padEnd(26)}  ${status} at subscription ${subscriptionId}`;
  return details.length === 0 ? what : `${what} (${details.join(', ')})`;
}

/** One object a line: `entry`, `delivery` or `skipped`. */
function jsonLines({ entries, deliveries, skipped }: NewEvents): string {
  return [
    ...(skipped > 0 ? [{ skipped }] : []),
    ...entries.map((entry) => ({ entry })),
    ...deliveries.map((delivery) => ({ delivery })),
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

function explained(error: unknown): unknown {
  return error instanceof NotNow ? new CliError(error.message, { cause: error }) : error;
}

function messageOf(body: Buffer): string {
  try {
    const { message } = JSON.parse(body.toString()) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}

/** Passes each line on once. */
function onceEach(tell: (line: string) => void): (line: string) => void {
  const told = new Set<string>();
  return (line) => {
    if (told.has(line)) return;
    told.add(line);
    tell(line);
  };
}

function numberOf(pattern: RegExp, { min, max }: { readonly min: number; readonly max: number }) {
  return (text: string): number => {
    const value = pattern.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It is a number from ${min} to ${max}.`);
  };
}
