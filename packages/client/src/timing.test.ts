import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemTiming } from './timing.js';

describe('a pause', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lasts as long as asked', async () => {
    const ended = vi.fn();
    void systemTiming.sleep(1000).then(ended);
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('ends at once with the reason of its signal, and leaves no timer', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const refusal = expect(systemTiming.sleep(1000, controller.signal)).rejects.toBe(reason);
    controller.abort(reason);
    await refusal;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not begin under a signal that has aborted', async () => {
    const reason = new Error('enough');
    const pause = systemTiming.sleep(1000, AbortSignal.abort(reason));
    await expect(pause).rejects.toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });
});
