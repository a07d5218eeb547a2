import { fileURLToPath } from 'node:url';
import { IJsonError, parseIJson } from '@dpp/merkle-seal';
import { VcError } from '../error.js';
import type { ResolveDidDocument } from '../enveloped/vc-jwt.js';
import { nodeRuntime } from '../node-runtime.js';
import { verifyCredential } from '../verify-credential.js';
import type { VerifyArguments } from './arguments.js';
import { isUrl, parseArguments, UsageError } from './arguments.js';
import { formatJson, formatReport } from './format-report.js';
import { HELP } from './help.js';
import { printable } from './printable.js';

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
  const secured = await readCredential(args.source, surroundings);
  const { isOffline } = args;
  const report = await verifyCredential(secured, {
    at: args.at ?? surroundings.now(),
    audience: args.audience,
    runtime: nodeRuntime,
    resolveDidDocument: resolverOf(known, isOffline ? undefined : surroundings.resolveDidDocument),
    fetchStatusList: isOffline ? undefined : surroundings.fetchStatusList,
  });
  const output = (args.json ? formatJson : formatReport)(report);
  return { exitCode: EXIT_CODES[report.verdict], output, problem: '' };
}

/** What was given counts; nothing is fetched for a DID whose document is here. */
function resolverOf(
  known: ReadonlyMap<string, unknown>,
  resolve: ResolveDidDocument | undefined,
): ResolveDidDocument | undefined {
  if (known.size === 0) return resolve;
  return (did) => known.get(did) ?? resolve?.(did);
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
