import { fileURLToPath } from 'node:url';
import { AUDIT_BUNDLE_TYPE, IJsonError, parseIJson } from '@dpp/merkle-seal';
import { VcError } from '../error.js';
import type { ResolveDidDocument } from '../enveloped/vc-jwt.js';
import { parseJsonObject } from '../encoding/json-object.js';
import { nodeRuntime } from '../runtime/node-runtime.js';
import { openEnvelope } from '../enveloped/open-envelope.js';
import type { Verdict } from '../verification/verification-check.js';
import type {
  CredentialReport,
  VerifyCredentialOptions,
} from '../verification/verify-credential.js';
import { MAX_LENGTH, verifyCredential } from '../verification/verify-credential.js';
import type { VerifyArguments } from './arguments.js';
import { isUrl, parseArguments, UsageError } from './arguments.js';
import { formatJson, formatReport, formatReports } from './format-report.js';
import { HELP } from './help.js';
import { printable } from './printable.js';
import { statusListId } from './status-list-id.js';

/** What the command reaches outside itself. */
export interface Surroundings {
  /** `-` is the standard input. */
  readonly readFile: (path: string) => Uint8Array;
  readonly now: () => Date;
  readonly fetchCredential: (url: string) => Promise<string | undefined>;
  readonly fetchStatusList: (url: string) => Promise<string | undefined>;
  readonly resolveDidDocument: ResolveDidDocument;
}

export interface Outcome {
  /** 0 passed, 1 failed, 2 indeterminate, 64 the command was not used rightly. */
  readonly exitCode: number;
  /** The text for the standard output. */
  readonly output: string;
  /** The text for the standard error. */
  readonly problem: string;
}

const EXIT_CODES = { passed: 0, failed: 1, indeterminate: 2 } as const;
/** EX_USAGE and EX_SOFTWARE of sysexits.h: a fault of ours must not look like a verdict. */
const USAGE = 64;
const SOFTWARE = 70;

/** Runs the command; never throws. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<Outcome> {
  try {
    const parsed = parseArguments(args);
    if (parsed.command === 'help') return { exitCode: 0, output: HELP, problem: '' };
    if (parsed.command === 'version') {
      return { exitCode: 0, output: `${versionOf(surroundings)}\n`, problem: '' };
    }
    return await verify(parsed, surroundings);
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): Outcome {
  const message = printable(error instanceof Error ? error.message : 'unknown');
  if (error instanceof UsageError) {
    return { exitCode: USAGE, output: '', problem: `vc: ${message}\nTry: vc --help\n` };
  }
  if (error instanceof VcError && error.code === 'CREDENTIAL_UNAVAILABLE') {
    const problem = `vc: the credential cannot be had: ${message}\n`;
    return { exitCode: EXIT_CODES.indeterminate, output: '', problem };
  }
  return { exitCode: SOFTWARE, output: '', problem: `vc: internal error: ${message}\n` };
}

async function verify(args: VerifyArguments, surroundings: Surroundings): Promise<Outcome> {
  const known = readDidDocuments(args.didDocuments, surroundings);
  const lists = readStatusLists(args.statusLists, surroundings);
  const secured = await readCredential(args.source, surroundings);
  const { isOffline } = args;
  const options: VerifyCredentialOptions = {
    at: args.at ?? surroundings.now(),
    audience: args.audience,
    runtime: nodeRuntime,
    resolveDidDocument: resolverOf(known, isOffline ? undefined : surroundings.resolveDidDocument),
    fetchStatusList: fetcherOf(lists, isOffline ? undefined : surroundings.fetchStatusList),
  };
  const presented = severalIn(secured);
  if (!presented) {
    const report = await verifyCredential(secured, options);
    const output = (args.json ? formatJson : formatReport)(report);
    return { exitCode: EXIT_CODES[report.verdict], output, problem: '' };
  }
  const reports: CredentialReport[] = [];
  for (const credential of presented) reports.push(await verifyCredential(credential, options));
  const output = (args.json ? formatJson : formatReports)(reports);
  return { exitCode: EXIT_CODES[worstOf(reports)], output, problem: '' };
}

/** More are no presentation of a product. */
const MOST_PRESENTED = 100;

/** The credentials of a presentation that holds several, each of which is verified by itself. */
function severalIn(secured: string): readonly unknown[] | undefined {
  const text = secured.trim();
  const opened = text.length > MAX_LENGTH ? undefined : openEnvelope(text);
  if (!opened || 'reason' in opened || opened.credentials.length === 1) return undefined;
  if (opened.credentials.length <= MOST_PRESENTED) return opened.credentials;
  throw new UsageError(`The presentation holds more than ${MOST_PRESENTED} credentials.`);
}

function worstOf(reports: readonly CredentialReport[]): Verdict {
  const verdicts = new Set(reports.map(({ verdict }) => verdict));
  if (verdicts.has('failed')) return 'failed';
  return verdicts.has('indeterminate') ? 'indeterminate' : 'passed';
}

/** What was given counts; nothing is fetched for a DID with a given document. */
function resolverOf(
  known: ReadonlyMap<string, unknown>,
  resolve: ResolveDidDocument | undefined,
): ResolveDidDocument | undefined {
  if (known.size === 0) return resolve;
  return (did) => known.get(did) ?? resolve?.(did);
}

type FetchStatusList = Surroundings['fetchStatusList'];

/** The same for status lists. Offline, a list that was not given is out of reach. */
function fetcherOf(
  known: ReadonlyMap<string, string>,
  fetch: FetchStatusList | undefined,
): FetchStatusList | undefined {
  if (known.size === 0) return fetch;
  return async (url) => known.get(url) ?? fetch?.(url);
}

async function readCredential(source: string, surroundings: Surroundings): Promise<string> {
  if (!isUrl(source)) return textOf(read(source, surroundings)) ?? '';
  const text = await surroundings.fetchCredential(source);
  if (text === undefined) throw new VcError('CREDENTIAL_UNAVAILABLE', 'There is none at the URL.');
  return text;
}

function readDidDocuments(
  paths: readonly string[],
  surroundings: Surroundings,
): ReadonlyMap<string, unknown> {
  return new Map(
    paths.map((path) => {
      const document = parseDidDocument(path, textOf(read(path, surroundings)) ?? '');
      return [document.id, document];
    }),
  );
}

function parseDidDocument(path: string, text: string): { readonly id: string } {
  try {
    const document: unknown = parseIJson(text);
    if (typeof document === 'object' && document !== null && 'id' in document) {
      const { id } = document;
      if (typeof id === 'string') return { ...document, id };
    }
  } catch (error) {
    if (!(error instanceof IJsonError)) throw error;
  }
  throw new UsageError(`${path} is no DID document.`);
}

/** By the URL at which a list says that it stands; its signature is verified with the credential's. */
function readStatusLists(
  paths: readonly string[],
  surroundings: Surroundings,
): ReadonlyMap<string, string> {
  return new Map(
    paths.flatMap((path) => {
      const text = (textOf(read(path, surroundings)) ?? '').trim();
      return listsOf(text).map((list) => {
        const id = statusListId(list);
        if (id !== undefined) return [id, list] as const;
        throw new UsageError(
          `${path} is no status list with an id: save the answer of the URL that the credential names in credentialStatus, or give an audit bundle that has it.`,
        );
      });
    }),
  );
}

/** Those of an audit bundle, or what was given itself. */
function listsOf(text: string): readonly string[] {
  const bundle = text.startsWith('{') ? parseJsonObject(text) : undefined;
  if (bundle?.['type'] !== AUDIT_BUNDLE_TYPE) return [text];
  const lists: readonly unknown[] = [bundle['statusLists'] ?? []].flat();
  return lists.map((list) => (typeof list === 'string' ? list.trim() : ''));
}

function read(path: string, { readFile }: Surroundings): Uint8Array {
  try {
    return readFile(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new UsageError(`${path} cannot be read: ${reason}`);
  }
}

/** `undefined` if the bytes are not UTF-8, which no credential and no DID document is. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined; // Decoders have no other way to say so.
  }
}

function versionOf({ readFile }: Surroundings): string {
  // Two folders up is the package, from `src/cli` and from `dist/cli`.
  const path = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(new TextDecoder().decode(readFile(fileURLToPath(path)))) as {
    version: string;
  };
  return version;
}
