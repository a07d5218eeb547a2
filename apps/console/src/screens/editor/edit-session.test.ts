import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EditSession, type EditDeps, type SavedPassport } from './edit-session.js';
import type { Edits } from './model/edits.js';

class Outdated extends Error {}

/** A server with one passport, and a browser with one place to keep edits in. */
class World implements EditDeps {
  version = 1;
  passport: Edits;
  kept: Edits | undefined;
  isDown = false;
  saves = 0;

  constructor(metadata: Edits['metadata']) {
    this.passport = { productId: 'SKU-1', operatorId: 'one', facilityId: null, metadata };
  }
  get saved(): SavedPassport {
    const edits = structuredClone(this.passport);
    return { edits, etag: `"${this.version}"`, updatedAt: '2027-01-01T00:00:00Z', updatedBy: 'a' };
  }
  async save(changes: Partial<Edits>, etag: string) {
    this.saves += 1;
    await Promise.resolve();
    if (this.isDown) throw new Error('down');
    if (etag !== `"${this.version}"`) throw new Outdated();
    return this.write(changes);
  }
  write(changes: Partial<Edits>) {
    this.passport = { ...this.passport, ...structuredClone(changes) };
    this.version += 1;
    return `"${this.version}"`;
  }
  load = () => Promise.resolve(this.saved);
  isOutdated = (error: unknown) => error instanceof Outdated;
  keep(edits: Edits) {
    this.kept = structuredClone(edits);
    return Promise.resolve(true);
  }
  drop() {
    this.kept = undefined;
    return Promise.resolve();
  }
}

let world: World;
let session: EditSession;
const open = (savesItself = true) => new EditSession(world, world.saved, { savesItself });
const type = (changes: Edits['metadata']) =>
  session.change({
    ...session.state.edits,
    metadata: { ...session.state.edits.metadata, ...changes },
  });

beforeEach(() => {
  vi.useFakeTimers();
  world = new World({ category: 'toys', model: 'A' });
  session = open();
});
afterEach(async () => {
  await session.close();
  vi.useRealTimers();
});

describe('what is typed', () => {
  it('is in the browser after a second and on the server after five', async () => {
    type({ model: 'B' });
    expect(session.state).toMatchObject({ phase: 'changed', isKept: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect(world.kept?.metadata.model).toBe('B');
    expect(session.state).toMatchObject({ phase: 'changed', isKept: true });
    await vi.advanceTimersByTimeAsync(4000);
    expect(world.passport.metadata.model).toBe('B');
    expect(session.state).toMatchObject({ phase: 'unchanged', error: undefined });
    expect(world.kept).toBeUndefined();
  });

  it('is not saved where it is what the server has', async () => {
    type({ model: 'B' });
    type({ model: 'A' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.saves).toBe(0);
    expect(world.kept).toBeUndefined();
  });

  it('is saved while typing goes on, and what was typed meanwhile afterwards', async () => {
    type({ model: 'B' });
    const saving = session.save();
    type({ size: 'L' });
    await saving;
    expect(world.passport.metadata).toMatchObject({ model: 'B' });
    expect(session.state.phase).toBe('changed');
    await vi.advanceTimersByTimeAsync(5000);
    expect(world.passport.metadata).toMatchObject({ model: 'B', size: 'L' });
  });

  it('stays in the browser while the server is down, and arrives afterwards', async () => {
    world.isDown = true;
    type({ model: 'B' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.state).toMatchObject({ phase: 'failed', error: new Error('down') });
    expect(world.kept?.metadata.model).toBe('B');
    world.isDown = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.passport.metadata.model).toBe('B');
    expect(session.state.phase).toBe('unchanged');
  });

  it('is kept when the screen is left before it was saved', async () => {
    type({ model: 'B' });
    await session.close();
    expect(world.kept?.metadata.model).toBe('B');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.saves).toBe(0);
  });

  it('of a published passport is kept and not saved by itself', async () => {
    session = open(false);
    type({ model: 'B' });
    await vi.advanceTimersByTimeAsync(60_000);
    await session.save();
    expect(world.saves).toBe(0);
    expect(world.kept?.metadata.model).toBe('B');
    expect(session.state).toMatchObject({ phase: 'changed', error: undefined });
  });

  it('is not said to be in a browser that stores nothing', async () => {
    world.keep = () => Promise.resolve(false);
    type({ model: 'B' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.state).toMatchObject({ phase: 'changed', isKept: false });
  });

  it('can be given up', async () => {
    type({ model: 'B' });
    await session.discard();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.state.edits).toEqual(world.passport);
    expect(world.saves).toBe(0);
  });
});

describe('another editor', () => {
  it('is merged with where other fields were changed', async () => {
    type({ model: 'B' });
    world.write({ metadata: { category: 'toys', model: 'A', size: 'L' } });
    await session.save();
    expect(world.passport.metadata).toEqual({ category: 'toys', model: 'B', size: 'L' });
    expect(session.state).toMatchObject({ phase: 'unchanged', merged: { by: 'a', count: 1 } });
  });

  it('holds up saving where the same field was changed, until somebody decides', async () => {
    type({ model: 'B' });
    world.write({ metadata: { category: 'toys', model: 'C' } });
    await session.save();
    expect(session.state.conflicts).toMatchObject([{ field: 'model', mine: 'B', theirs: 'C' }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.passport.metadata.model).toBe('C');
    session.decide(session.state.conflicts[0]!, 'mine');
    await vi.advanceTimersByTimeAsync(5000);
    expect(world.passport.metadata.model).toBe('B');
  });

  it('may have been right', async () => {
    type({ model: 'B', size: 'S' });
    world.write({ metadata: { category: 'toys', model: 'C' } });
    await session.save();
    session.decide(session.state.conflicts[0]!, 'theirs');
    await vi.advanceTimersByTimeAsync(5000);
    expect(world.passport.metadata).toEqual({ category: 'toys', model: 'C', size: 'S' });
  });

  it('that saves all the time is waited for, and nothing is lost', async () => {
    type({ model: 'B' });
    const save = world.save.bind(world);
    let others = 0;
    world.save = (changes, etag) => {
      world.write({ metadata: { ...world.passport.metadata, batchNumber: String(++others) } });
      return save(changes, etag);
    };
    await session.save();
    expect(session.state.phase).toBe('failed');
    world.save = save;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.passport.metadata).toMatchObject({ model: 'B', batchNumber: String(others) });
  });
});

describe('edits of an earlier visit', () => {
  it('come back, beside what was saved since', async () => {
    const base = structuredClone(world.passport);
    world.write({ metadata: { category: 'toys', model: 'A', size: 'L' } });
    session = open();
    session.restore({ ...base, metadata: { ...base.metadata, model: 'B' } }, base);
    expect(session.state.edits.metadata).toEqual({ category: 'toys', model: 'B', size: 'L' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(world.passport.metadata).toEqual({ category: 'toys', model: 'B', size: 'L' });
  });

  it('ask where both differ', () => {
    const base = structuredClone(world.passport);
    world.write({ metadata: { category: 'toys', model: 'C' } });
    session = open();
    session.restore({ ...base, metadata: { ...base.metadata, model: 'B' } }, base);
    expect(session.state.conflicts).toMatchObject([{ mine: 'B', theirs: 'C' }]);
  });
});
