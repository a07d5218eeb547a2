import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Lineage } from './lineage-model.js';

/** As many characters become bytes at once: a single string of megabytes takes ten times as long. */
const pieceLength = 65_536;

/**
 * The JSON texts of trees with commas between them, and what stands around them, piece by piece. They may be a thousand
 * levels deep. Other requests have a turn after each piece.
 */
export async function* lineagePieces(
  before: string,
  { nodes, rootCount }: Lineage,
  after: string,
): AsyncGenerator<Uint8Array> {
  let text = before;
  // For each level: the next node, and the end of its siblings.
  const open: [next: number, end: number][] = [[0, rootCount]];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const [next, end] = level;
    const node = next < end ? nodes[next] : undefined;
    if (node) {
      // Its text ends with a brace, before which the parents come.
      text += `${node.text.slice(0, -1)},"parents":[`;
      level[0]++;
      open.push([...node.parents]);
    } else {
      open.pop();
      const below = open.at(-1);
      if (!below) text += after;
      else text += below[0] < below[1] ? ']},' : ']}';
    }
    if (text.length >= pieceLength) {
      yield Buffer.from(text);
      text = '';
      await nextTurn();
    }
  }
  yield Buffer.from(text);
}
