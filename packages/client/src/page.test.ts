import { describe, expect, it, vi } from 'vitest';
import { Page, PageList } from './page.js';

/** A list of these pages, and how many of them were loaded. */
function listOf(...pages: string[][]) {
  const load = vi.fn((index: number): Promise<Page<string>> => {
    const isLast = index === pages.length - 1;
    return Promise.resolve(new Page(pages[index]!, isLast ? undefined : () => load(index + 1)));
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
    const list = new PageList(() => Promise.resolve(new Page(['a'], () => Promise.reject(reason))));
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
