import { describe, expect, it } from 'vitest';
import { ChangeEpochs, slotOf } from './change-epochs.js';

const hearing = () => new ChangeEpochs(() => true);

describe('ChangeEpochs', () => {
  it('tells of a change to whoever read before it, and to nobody else', () => {
    const epochs = hearing();
    const before = epochs.now()!;
    epochs.change([7]);
    const after = epochs.now()!;
    expect([epochs.haveChanged([7], before), epochs.haveChanged([7], after)]).toEqual([
      true,
      false,
    ]);
  });

  it('leaves other subjects as they are', () => {
    const epochs = hearing();
    const before = epochs.now()!;
    epochs.change([7, 9]);
    expect([epochs.haveChanged([8], before), epochs.haveChanged([8, 9], before)]).toEqual([
      false,
      true,
    ]);
  });

  it('makes everything stale at once, whatever was read of it', () => {
    const epochs = hearing();
    const before = epochs.now()!;
    epochs.changeEverything();
    expect(epochs.haveChanged([], before)).toBe(true);
    expect(epochs.everythingChangedAt()).toBeGreaterThan(before);
    expect(epochs.haveChanged([], epochs.now()!)).toBe(false);
  });

  it('has no moment to read at while changes may pass unheard', () => {
    expect(new ChangeEpochs(() => false).now()).toBeUndefined();
  });

  it('takes what is no slot for something that has changed', () => {
    expect(hearing().haveChanged([65_536], 0)).toBe(true);
  });
});

describe('slotOf', () => {
  it.each([
    ['WORKSPACE', '8a6e0804-2bd0-4672-b79d-d97027f9071a', 39_044],
    ['GTIN', '09506000134352', 22_561],
    ['GRAI', '09506000134352', 9696],
  ])('has %s %s in the slot that every release has it in', (kind, name, slot) => {
    expect(slotOf(kind, name)).toBe(slot);
  });

  it('keeps a kind and a name apart, however they are cut', () => {
    expect(slotOf('A', 'B:C')).not.toBe(slotOf('AB', ':C'));
  });

  it('spreads names over all slots', () => {
    const slots = Array.from({ length: 65_536 }, (_, i) => slotOf('GTIN', String(9_506e9 + i)));
    // A random function takes some 63 in a hundred slots.
    expect(new Set(slots).size).toBeGreaterThan(36_000);
  });
});
