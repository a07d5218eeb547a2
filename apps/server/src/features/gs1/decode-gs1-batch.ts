import { inTurn, nextTurn, type TurnOwner } from '../../platform/event-loop/turns.js';
import { decodeGs1Data, type Gs1Input } from './decode-gs1-data.js';

/** The worst of them take some ten milliseconds. */
const itemsPerTurn = 50;

interface DecodeDeps {
  readonly baseUrl: string;
}

/** Decodes each item on its own: one that is wrong says so in its place. */
export async function decodeGs1Batch(
  deps: DecodeDeps,
  items: readonly Gs1Input[],
  owner: TurnOwner = {},
) {
  const decode = (from: number) =>
    items.slice(from, from + itemsPerTurn).map((item) => decodeItem(deps, item));
  const results = await inTurn(() => decode(0), owner);
  for (let from = itemsPerTurn; from < items.length; from += itemsPerTurn) {
    await nextTurn(owner);
    results.push(...decode(from));
  }
  return results;
}

function decodeItem(deps: DecodeDeps, item: Gs1Input) {
  const decoding = decodeGs1Data(deps, item);
  if (decoding.ok) return decoding;
  const { message: error, ...refused } = decoding;
  return { ...refused, error };
}
