import { describe, expect, it } from 'vitest';
import { changesOf, isChanged, mergeEdits, withTheirs, type Edits } from './edits.js';

const editsOf = (metadata: Edits['metadata'], changes: Partial<Edits> = {}): Edits => ({
  productId: 'SKU-1',
  operatorId: 'one',
  facilityId: null,
  metadata,
  ...changes,
});
const base = editsOf({ category: 'toys', model: 'A', size: 'M' });

describe('two editors of one passport', () => {
  it('keep the fields that only one of them changed', () => {
    const mine = editsOf({ category: 'toys', model: 'B', size: 'M' });
    const theirs = editsOf({ category: 'toys', model: 'A', size: 'L', batchNumber: '7' });
    expect(mergeEdits(base, mine, theirs)).toEqual({
      edits: editsOf({ category: 'toys', model: 'B', size: 'L', batchNumber: '7' }),
      conflicts: [],
      taken: 2,
    });
  });

  it('are asked about a field that both changed, and mine stays until then', () => {
    const mine = editsOf({ ...base.metadata, model: 'B' });
    const theirs = editsOf({ ...base.metadata, model: 'C' });
    const { edits, conflicts } = mergeEdits(base, mine, theirs);
    expect(edits.metadata.model).toBe('B');
    expect(conflicts).toEqual([{ field: 'model', isMetadata: true, mine: 'B', theirs: 'C' }]);
    expect(withTheirs(edits, conflicts[0]!).metadata).toEqual({ ...base.metadata, model: 'C' });
  });

  it('are not asked where both did the same, in any order of members', () => {
    const mine = editsOf({ ...base.metadata, maker: { a: 1, b: [2] } });
    const theirs = editsOf({ ...base.metadata, maker: { b: [2], a: 1 } });
    expect(mergeEdits(base, mine, theirs)).toMatchObject({ conflicts: [], taken: 0 });
  });

  it('may take a field away', () => {
    const { size: _, ...without } = base.metadata;
    const theirs = editsOf(without);
    expect(mergeEdits(base, base, theirs).edits.metadata).toEqual(without);
    const mine = editsOf({ ...base.metadata, size: 'L' });
    const { edits, conflicts } = mergeEdits(base, mine, theirs);
    expect(conflicts).toMatchObject([{ field: 'size', mine: 'L', theirs: undefined }]);
    expect(withTheirs(edits, conflicts[0]!).metadata).toEqual(without);
  });

  it('may change company and site, too', () => {
    const mine = editsOf(base.metadata, { facilityId: 'site' });
    const theirs = editsOf(base.metadata, { operatorId: 'two' });
    expect(mergeEdits(base, mine, theirs)).toMatchObject({
      edits: { facilityId: 'site', operatorId: 'two' },
      conflicts: [],
      taken: 1,
    });
  });
});

describe('changes', () => {
  it('are none where nothing was touched', () => {
    expect(changesOf(base, structuredClone(base))).toEqual({});
    expect(isChanged(base, base)).toBe(false);
  });

  it('name what differs alone', () => {
    const site = editsOf(base.metadata, { facilityId: 'site' });
    expect(changesOf(base, site)).toEqual({ facilityId: 'site' });
    expect(changesOf(site, base)).toEqual({ facilityId: null });
  });
});
