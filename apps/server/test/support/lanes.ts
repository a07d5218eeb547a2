/** Runs an action on each entry, several at a time. The first failure ends it. */
export async function inLanes<T>(
  entries: readonly T[],
  laneCount: number,
  act: (entry: T) => Promise<void>,
): Promise<void> {
  const queue = entries.values();
  const lane = async () => {
    for (const entry of queue) await act(entry);
  };
  await Promise.all(Array.from({ length: laneCount }, lane));
}
