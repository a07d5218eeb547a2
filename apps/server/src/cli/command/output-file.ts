import { open, rename, rm } from 'node:fs/promises';
import type { Terminal } from './command-context.js';

/** Where a long result goes, piece by piece. */
export interface OutputFile {
  write(text: string): Promise<void>;
  /** Only now is the file there. */
  finish(): Promise<void>;
  /** Nothing is left of it. */
  discard(): Promise<void>;
}

const pieceLength = 65_536;

/** A file that is there when it is whole; without a path, the standard output. */
export async function openOutputFile(
  path: string | undefined,
  terminal: Terminal,
): Promise<OutputFile> {
  if (path === undefined) return inPieces((text) => terminal.print(text));
  const partial = `${path}.partial`;
  const handle = await open(partial, 'w');
  const pieces = inPieces((text) => handle.writeFile(text));
  return {
    write: (text) => pieces.write(text),
    async finish() {
      await pieces.finish();
      await handle.sync();
      await handle.close();
      await rename(partial, path);
    },
    async discard() {
      await handle.close();
      await rm(partial, { force: true });
    },
  };
}

function inPieces(print: (text: string) => Promise<void>): OutputFile {
  let pending = '';
  return {
    async write(text) {
      pending += text;
      if (pending.length < pieceLength) return;
      const piece = pending;
      pending = '';
      await print(piece);
    },
    finish: () => print(pending),
    discard: () => Promise.resolve(),
  };
}
