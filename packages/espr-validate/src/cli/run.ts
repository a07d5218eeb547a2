import { loadWording, type Wording } from '../locales.js';
import { validateMetadata, type MetadataValidation } from '../validate-metadata.js';
import {
  parseArguments,
  UsageError,
  type CheckArguments,
  type ConvertArguments,
} from './arguments.js';
import { convert } from './convert.js';
import {
  formatJson,
  formatSummary,
  formatVerdict,
  printable,
  type DocumentVerdict,
} from './format-verdict.js';
import { HELP } from './help.js';
import { createProgress, type Progress } from './progress.js';
import { judgeProductId } from './judge-product-id.js';
import { readDocuments, type Bytes, type FoundDocument } from './read-documents.js';

/** What the command reaches outside itself: no network is among it. */
export interface Surroundings {
  /** `-` is the standard input. What cannot be opened throws when it is iterated. */
  readonly openFile: (path: string) => Bytes;
  readonly version: () => string;
  readonly now: () => Date;
  /** Resolves once more can be written. */
  readonly print: (text: string) => Promise<void>;
  readonly complain: (text: string) => void;
  /** True when complaints go to a terminal, where progress may be shown. */
  readonly isTerminal: boolean;
}

/** 0 every document valid, 1 one is not, 64 wrong use or a file that cannot be opened, 70 our fault. */
export type ExitCode = 0 | 1 | 64 | 70;

/** Runs the command; never throws. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const { print, complain } = surroundings;
  try {
    const parsed = parseArguments(args);
    if (parsed.command === 'check') return await check(parsed, surroundings);
    if (parsed.command === 'convert') return await convertFiles(parsed, surroundings);
    await print(parsed.command === 'help' ? HELP : `${surroundings.version()}\n`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`espr-validate: ${printable(error.message)}\nTry: espr-validate --help\n`);
      return 64;
    }
    complain(
      `espr-validate: internal error: ${error instanceof Error ? error.message : 'unknown'}\n`,
    );
    return 70;
  }
}

async function convertFiles(args: ConvertArguments, surroundings: Surroundings): Promise<ExitCode> {
  try {
    return await convert(args, surroundings);
  } catch (error) {
    surroundings.complain(`espr-validate: ${printable(`cannot be read: ${reasonOf(error)}`)}\n`);
    return 64;
  }
}

async function check(args: CheckArguments, surroundings: Surroundings): Promise<ExitCode> {
  const { files, locale, json, allowSku } = args;
  const { print, complain, isTerminal } = surroundings;
  const checking = { wording: await loadWording(locale), now: surroundings.now(), allowSku };
  const nowMs = () => surroundings.now().getTime();
  const progress = createProgress(files.length, { isTerminal, write: complain, nowMs });
  const counts = { documents: 0, valid: 0, invalid: 0 };
  const unopened: string[] = [];

  if (json) await print('{"documents":[');
  for (const [index, file] of files.entries()) {
    try {
      for await (const found of readDocuments(file, surroundings.openFile(file), args.category)) {
        const verdict = verdictOn(found, file, checking);
        const text = json
          ? `${counts.documents > 0 ? ',' : ''}\n${formatJson(verdict)}`
          : formatVerdict(verdict);
        counts.documents += 1;
        counts[verdict.valid ? 'valid' : 'invalid'] += 1;
        await printBelow(progress, text, print);
        progress.show(index, counts.documents);
      }
    } catch (error) {
      progress.clear();
      complain(`espr-validate: ${printable(`${file} cannot be read: ${reasonOf(error)}`)}\n`);
      unopened.push(file);
    }
  }
  progress.clear();
  await print(
    json
      ? `\n],"unopened":${formatJson(unopened)},"summary":${formatJson(counts)}}\n`
      : formatSummary(counts),
  );
  if (unopened.length > 0) return 64;
  return counts.invalid === 0 ? 0 : 1;
}

function verdictOn(
  found: FoundDocument,
  file: string,
  options: { readonly wording: Wording; readonly now: Date; readonly allowSku: boolean },
): DocumentVerdict {
  if ('unreadable' in found) return { file, ...found.position, ...unreadable(found.unreadable) };
  const verdict = validateMetadata(found.metadata, options);
  const id = judgeProductId(found.productId, options);
  return {
    file,
    ...found.position,
    ...verdict,
    valid: verdict.valid && id.errors.length === 0,
    errors: [...id.errors, ...verdict.errors],
    warnings: [...id.warnings, ...verdict.warnings],
  };
}

function unreadable(message: string): MetadataValidation {
  return { valid: false, category: 'unknown', errors: [{ path: '', message }], warnings: [] };
}

async function printBelow(progress: Progress, text: string, print: Surroundings['print']) {
  if (text === '') return;
  progress.clear();
  await print(text);
}

/** Only what the operating system says: anything else is a fault of ours. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return error.message;
  throw error;
}
