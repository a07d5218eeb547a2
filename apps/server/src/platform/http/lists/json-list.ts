/** Small rows travel together; a larger one by itself. */
const pieceLength = 65_536;

/**
 * The text of a JSON object with a list as its last member, piece by piece: of its entries no more than a
 * piece is held.
 *
 * @param head - The members before the list; one at least.
 */
export async function* writeJsonList(
  head: Readonly<Record<string, unknown>>,
  listName: string,
  entries: AsyncIterable<unknown>,
): AsyncGenerator<string> {
  let piece = `${JSON.stringify(head).slice(0, -1)},${JSON.stringify(listName)}:[`;
  let separator = '';
  for await (const entry of entries) {
    piece += separator + JSON.stringify(entry);
    separator = ',';
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}]}`;
}
