import type { AiElement } from '../syntax/ai-element.js';
import type { Dictionary } from '../dictionary/dictionary.js';
import type { DigitalLinkParameter } from '../syntax/digital-link.js';
import { isBase64url, sixBitsOf } from '../characters/base64url.js';
import { BitWriter } from './bit-writer.js';
import { writeDataField } from './compressed-field.js';
import { optimisations } from './optimisations.js';
import { writeText } from './text-encoding.js';

const parameterFlag = 0xf;
const parameterLengthBits = 7;
const maxParameterLength = 127;

/** What goes into a compressed segment. */
export interface CompressionInput {
  /** Valid elements, each AI once. */
  readonly elements: readonly AiElement<string>[];
  /** Those for which {@link isCompressible} holds. */
  readonly parameters: readonly DigitalLinkParameter[];
  readonly useOptimisations: boolean;
}

/** True when a parameter that is no AI fits into a compressed segment. */
export function isCompressible([name, value]: DigitalLinkParameter): boolean {
  return (
    name.length <= maxParameterLength &&
    isBase64url(name) &&
    value.length <= maxParameterLength &&
    [...value].every((character) => character > '\0' && character <= '\u007f')
  );
}

/** Writes the compressed segment of a Digital Link. */
export function compressElements(input: CompressionInput, dictionary: Dictionary): string {
  const writer = new BitWriter();
  const values = new Map(
    input.elements.map(({ applicationIdentifier, value }) => [applicationIdentifier, value]),
  );
  const writeValue = (applicationIdentifier: string) => {
    const entry = dictionary.find(applicationIdentifier);
    if (entry) writeDataField(writer, entry, values.get(applicationIdentifier) ?? '');
    values.delete(applicationIdentifier);
  };
  for (const [code, sequence] of input.useOptimisations ? bestOptimisations(values) : []) {
    writer.write(code, 8);
    sequence.forEach(writeValue);
  }
  for (const applicationIdentifier of [...values.keys()]) {
    for (const digit of applicationIdentifier) writer.write(Number(digit), 4);
    writeValue(applicationIdentifier);
  }
  for (const parameter of input.parameters) writeParameter(writer, parameter);
  return writer.toString();
}

/** Takes the sequence that saves most AI digits, then the best one for the AIs left, and so on. */
function bestOptimisations(
  values: ReadonlyMap<string, string>,
): (readonly [code: number, sequence: readonly string[]])[] {
  const left = new Set(values.keys());
  const chosen: (readonly [number, readonly string[]])[] = [];
  for (;;) {
    let best: readonly [number, readonly string[]] | undefined;
    for (const [code, sequence] of optimisations()) {
      const isBetter = !best || digitsOf(sequence) > digitsOf(best[1]);
      if (isBetter && sequence.every((ai) => left.has(ai))) best = [code, sequence];
    }
    if (!best) return chosen;
    for (const applicationIdentifier of best[1]) left.delete(applicationIdentifier);
    chosen.push(best);
  }
}

function digitsOf(sequence: readonly string[]): number {
  return sequence.join('').length;
}

function writeParameter(writer: BitWriter, [name, value]: DigitalLinkParameter): void {
  writer.write(parameterFlag, 4);
  writer.write(name.length, parameterLengthBits);
  for (const character of name) writer.write(sixBitsOf(character), 6);
  writeText(writer, value, parameterLengthBits);
}
