import type { Locator } from 'playwright-core';

/** What a person does in a page. Every click, key chord, choice and filled field is one action, and is written down. */
export interface CountedHand {
  readonly actions: readonly string[];
  click(at: Locator): Promise<void>;
  fill(at: Locator, text: string): Promise<void>;
  choose(at: Locator, option: string): Promise<void>;
  press(at: Locator, chord: string): Promise<void>;
  chooseFile(at: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void>;
}

export function countedHand(): CountedHand {
  const actions: string[] = [];
  const counted = async (action: string, at: Locator, act: () => Promise<unknown>) => {
    actions.push(`${actions.length + 1}. ${action} ${String(at)}`);
    await act();
  };
  return {
    actions,
    click: (at) => counted('click', at, () => at.click()),
    fill: (at, text) => counted('fill', at, () => at.fill(text)),
    choose: (at, option) => counted('choose', at, () => at.selectOption(option)),
    press: (at, chord) => counted(chord, at, () => at.press(chord)),
    chooseFile: (at, file) => counted('choose a file', at, () => at.setInputFiles(file)),
  };
}
