import type { RecordedExchange } from '../platform/http/openapi/recorded-exchange.js';
import examples from './examples.json' with { type: 'json' };

/** What the walk of `test/contract/examples.test.ts` recorded. */
export const recordedExamples = examples as unknown as readonly RecordedExchange[];
