import { useQueryClient } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';

/** A call that changes something: busy while it runs, and its failure until the next try. */
export interface Action<Input> {
  readonly isBusy: boolean;
  readonly error: unknown;
  run(input: Input): Promise<void>;
}

/**
 * Runs a call once at a time, and reads anew what it may have changed.
 *
 * @param stale - Keys of the reads that it changes.
 */
export function useAction<Input>(
  work: (input: Input) => Promise<unknown>,
  stale: readonly (readonly unknown[])[],
): Action<Input> {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const run = async (input: Input) => {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await work(input);
      await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, error, run };
}
