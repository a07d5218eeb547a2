import { convertPayload } from '../convert/convert-payload.js';
import type { ConvertArguments } from './arguments.js';
import { formatJson, printable } from './format-verdict.js';
import { parseJson, textOf, type Bytes } from './read-documents.js';

/** What the conversion reaches outside itself. */
interface Surroundings {
  readonly openFile: (path: string) => Bytes;
  readonly print: (text: string) => Promise<void>;
  readonly complain: (text: string) => void;
}

/**
 * Prints the metadata that payloads of another data model make together. What was not taken is told apart, so that the
 * metadata can go to a file.
 *
 * @returns 0, or 1 where a file cannot be read as such a payload.
 */
export async function convert(
  { files, from, json }: ConvertArguments,
  { openFile, print, complain }: Surroundings,
): Promise<0 | 1> {
  const payloads: unknown[] = [];
  for (const file of files) {
    const text = await textOf(openFile(file));
    const parsed = text === undefined ? { unreadable: 'is no text' } : parseJson(text);
    if ('unreadable' in parsed) {
      complain(`espr-validate: ${printable(`${file} ${parsed.unreadable}`)}\n`);
      return 1;
    }
    payloads.push(parsed.value);
  }
  const converted = convertPayload(payloads, from);
  if (!converted) {
    complain(`espr-validate: nothing here is a payload of ${from}.\n`);
    return 1;
  }
  const { metadata, notTaken } = converted;
  if (json) {
    await print(`${formatJson({ metadata, notTaken })}\n`);
    return 0;
  }
  await print(`${JSON.stringify(metadata, null, 2)}\n`);
  for (const { path, reason } of notTaken) {
    complain(`${printable(`not taken: ${path}: ${reason}`)}\n`);
  }
  return 0;
}
