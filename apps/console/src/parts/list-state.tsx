import type { ComponentChildren } from 'preact';
import { Bones } from './bones.js';
import { Failure } from './failure.js';

interface ListStateProps<Row> {
  readonly query: {
    readonly data: readonly Row[] | undefined;
    readonly error: unknown;
    refetch(): unknown;
  };
  /** What could not be loaded: "The people could not be loaded." */
  readonly what: string;
  /** What would stand here, and how it comes here. */
  readonly empty: ComponentChildren;
  readonly children: (rows: readonly Row[]) => ComponentChildren;
}

/** A list as it loads, fails, is empty or is there. A failure keeps the rows that were there. */
export function ListState<Row>({ query, what, empty, children }: ListStateProps<Row>) {
  const { data, error } = query;
  return (
    <>
      {error !== null && error !== undefined && (
        <Failure error={error} what={what} onRetry={() => void query.refetch()} />
      )}
      {data === undefined && !error && <Bones lines={6} />}
      {data !== undefined && (data.length === 0 ? empty : children(data))}
    </>
  );
}
