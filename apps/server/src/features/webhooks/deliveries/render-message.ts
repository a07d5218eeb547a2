import type { Environment } from '../../../platform/auth/environment-model.js';
import type { EventType } from '../../../platform/outbox/domain-event-model.js';

interface MessageContent {
  readonly id: string;
  readonly type: EventType;
  readonly createdAt: Date;
  /** JSON text: for an event, the public document as it was then. */
  readonly dataText: string;
  /** True for a test of a receiver: no event happened. */
  readonly isTest?: boolean;
  /** Where it happened. */
  readonly environment: Environment;
}

/** The body of a delivery, the same bytes for every subscription and attempt. */
export function renderMessage(content: MessageContent): Buffer {
  const { id, type, createdAt, dataText, isTest, environment } = content;
  const envelope = {
    id,
    type,
    created: createdAt.toISOString(),
    ...(isTest && { _test: true }),
    ...(environment === 'test' && { environment }),
  };
  // The document is JSON text already: parsing a megabyte to write it again would change nothing.
  return Buffer.from(`${JSON.stringify(envelope).slice(0, -1)},"data":${dataText}}`);
}
