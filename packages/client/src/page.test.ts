import { describe, expect, it, vi } from 'vitest';
import { Page, PageList } from './page.js';

const response = {
  reply: undefined,
  status: 200,
  headers: new Headers(),
  requestId: 'r',
  budget: undefined,
  isReplayed: false,
  attempts: 1,
};

/** A list of these pages, and how many of them were loaded. */
function listOf(...pages: string[][]) {
  const load = vi.fn((index: number): Promise<Page<string>> => {
    const isLast = index === pages.length - 1;
    return Promise.resolve(
      new Page(pages[index]!, response, isLast ? undefined : () => load(index + 1)),
    );
  });
  return { load, list: new PageList(() => load(0)) };
}

async function itemsOf(list: AsyncIterable<string>): Promise<string[]> {
  const items: string[] = [];
  for await (const item of list) items.push(item);
  return items;
}

describe('a list', () => {
  it('awaited is its first page', async () => {
    const { list, load } = listOf(['a', 'b'], ['c']);
    const page = await list;
    expect(page.items).toEqual(['a', 'b']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    [[['a', 'b'], ['c']], 'abc'],
    [[['a'], [], ['b']], 'ab'],
    [[[]], ''],
    [[['a', 'b'], []], 'ab'],
  ])('of the pages %j iterates over "%s"', async (pages, items) => {
    expect((await itemsOf(listOf(...pages).list)).join('')).toBe(items);
  });

  it('loads nothing before it is asked', () => {
    expect(listOf(['a']).load).not.toHaveBeenCalled();
  });

  it('loads no page that nobody reads', async () => {
    const { list, load } = listOf(['a', 'b'], ['c'], ['d']);
    for await (const item of list) if (item === 'c') break;
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads its first page once, awaited and iterated', async () => {
    const { list, load } = listOf(['a']);
    await list;
    await list;
    expect(await itemsOf(list)).toEqual(['a']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('rejects as its first page does, either way', async () => {
    const reason = new Error('no');
    const list = new PageList<string>(() => Promise.reject(reason));
    await expect(list).rejects.toBe(reason);
    await expect(itemsOf(list)).rejects.toBe(reason);
  });

  it('stops iterating at a page that fails, after the items before it', async () => {
    const reason = new Error('no');
    const list = new PageList(() =>
      Promise.resolve(new Page(['a'], response, () => Promise.reject(reason))),
    );
    const seen: string[] = [];
    const reading = (async () => {
      for await (const item of list) seen.push(item);
    })();
    await expect(reading).rejects.toBe(reason);
    expect(seen).toEqual(['a']);
  });
});

describe('a page', () => {
  it('leads to the next one', async () => {
    const page = await listOf(['a'], ['b']).list;
    expect(page.hasNext).toBe(true);
    const next = await page.next();
    expect(next?.items).toEqual(['b']);
    expect(next?.hasNext).toBe(false);
  });

  it('leads nowhere when it is the last', async () => {
    const page = await listOf(['a']).list;
    expect(page.hasNext).toBe(false);
    expect(await page.next()).toBeUndefined();
  });
});

describe('the pages of a list', () => {
  it('come one after the other, and say how they came', async () => {
    const { list, load } = listOf(['a', 'b'], ['c']);
    const pages = [];
    for await (const page of list.pages()) pages.push([page.items, page.response.requestId]);
    expect(pages).toEqual([
      [['a', 'b'], 'r'],
      [['c'], 'r'],
    ]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('say nothing of the body', async () => {
    expect((await listOf(['a']).list).response).not.toHaveProperty('reply');
  });
});

describe('all items of a list', () => {
  it.each([
    [1, 'a', 1],
    [2, 'ab', 1],
    [3, 'abc', 2],
    [100_000, 'abcd', 3],
  ])('are at most %i: "%s", out of %i pages', async (limit, items, pages) => {
    const { list, load } = listOf(['a', 'b'], ['c'], ['d']);
    expect((await list.all({ limit })).join('')).toBe(items);
    expect(load).toHaveBeenCalledTimes(pages);
  });

  it.each([0, -1, 1.5, 100_001, Number.NaN, Infinity])(
    'are not read with a limit of %d',
    async (limit) => {
      const { list, load } = listOf(['a']);
      await expect(list.all({ limit })).rejects.toHaveProperty('code', 'INVALID_ARGUMENT');
      expect(load).not.toHaveBeenCalled();
    },
  );
});
