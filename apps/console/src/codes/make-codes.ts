import { unzipSync, zipSync } from 'fflate';
import { client } from '../server/client.js';
import type { CodedPassport, LeftOut } from './coded-passports.js';
import { pixelsOf, pngOfWidth, svgOfWidth } from './model/true-size.js';

/** How codes are drawn. */
export interface CodeStyle {
  readonly format: 'png' | 'svg';
  /** Width of the image in print, with the white edge. */
  readonly widthMm: number;
  readonly ecl: 'M' | 'Q' | 'H';
  /** Whether the number stands below; a PNG has no room for it. */
  readonly withText: boolean;
}

/** A file of an archive. */
interface ArchivedFile {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** One file of codes. */
export interface CodeArchive {
  /** Numbers of its first and last passport, from 1. */
  readonly from: number;
  readonly to: number;
  readonly files: readonly ArchivedFile[];
  readonly leftOut: readonly LeftOut[];
}

/** As many as the server draws in one file. */
const maxOfArchive = 200;

const manifestName = 'manifest.json';

/** Draws the codes, one archive after the other. */
export async function makeCodes(
  passports: readonly CodedPassport[],
  style: CodeStyle,
  onProgress: (done: number) => void,
): Promise<CodeArchive[]> {
  const archives: CodeArchive[] = [];
  for (let from = 0; from < passports.length; from += maxOfArchive) {
    onProgress(from);
    const some = passports.slice(from, from + maxOfArchive);
    archives.push({ from: from + 1, to: from + some.length, ...(await drawArchive(some, style)) });
  }
  return archives;
}

/** The bytes of one file, to be saved. */
export function zipOf({ files }: CodeArchive): Uint8Array<ArrayBuffer> {
  const contents = Object.fromEntries(files.map(({ name, content }) => [name, content]));
  // Images are compressed already.
  return zipSync(contents, { level: 0 });
}

/** The drawings of it, without the list. */
export function drawingsOf({ files }: CodeArchive): string[] {
  const drawings = files.filter(({ name }) => name !== manifestName);
  return drawings.map(({ content }) => new TextDecoder().decode(content));
}

async function drawArchive(passports: readonly CodedPassport[], style: CodeStyle) {
  const { format, widthMm, ecl, withText } = style;
  const zip = await client.qrCodes.createLabels({
    ids: passports.map(({ id }) => id),
    format,
    size: pixelsOf(widthMm),
    ecl,
    // What leads to the current edition, also of a product without a GS1 key.
    link: 'auto',
    ...(format === 'svg' && { hri: withText }),
  });
  const files = Object.entries(unzipSync(zip)).map(([name, content]) => ({ name, content }));
  const names = new Map(passports.map(({ id, name }) => [id, name]));
  return {
    files: files.map((file) => ({ ...file, content: sized(file, style) })),
    leftOut: skippedOf(files).map(({ id, reason }) => ({ name: names.get(id) ?? id, reason })),
  };
}

function sized({ name, content }: ArchivedFile, { widthMm }: CodeStyle) {
  if (name.endsWith('.png')) return pngOfWidth(content, widthMm);
  if (!name.endsWith('.svg')) return content;
  const svg = svgOfWidth(new TextDecoder().decode(content), widthMm);
  return new TextEncoder().encode(svg);
}

interface Manifest {
  readonly skipped?: readonly { readonly id: string; readonly reason: string }[];
}

/** What the server left out, as the list in the archive says it. */
function skippedOf(files: readonly ArchivedFile[]): NonNullable<Manifest['skipped']> {
  const manifest = files.find(({ name }) => name === manifestName);
  if (!manifest) return [];
  return (JSON.parse(new TextDecoder().decode(manifest.content)) as Manifest).skipped ?? [];
}
