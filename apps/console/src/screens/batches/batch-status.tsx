import { Icon } from '../../parts/icon.js';
import { useTexts } from '../../texts/use-texts.js';
import type { BatchStatus } from './use-batches.js';

/** Whether a batch is recalled, with a sign. */
export function BatchStatusMark({ status }: { readonly status: BatchStatus }) {
  const text = useBatchStatus();
  const isRecalled = status === 'RECALLED';
  return (
    <span class={isRecalled ? 'st recalled' : 'st'}>
      <Icon name={isRecalled ? 'stop' : 'ok'} />
      {text(status)}
    </span>
  );
}

/** The statuses of a batch in words. */
export function useBatchStatus(): (status: BatchStatus) => string {
  const { words } = useTexts('batches');
  const { words: common } = useTexts('common');
  return (status) => (status === 'RECALLED' ? common.status.RECALLED : words.active);
}
