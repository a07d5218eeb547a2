export { createMockApi, mockedOperations } from './mock/mock-api.js';
export type { MockApi, MockApiOptions, MockOperation } from './mock/mock-api.js';
export type { MockReply, MockRequest } from './mock/mock-store.js';
export { createTestDelivery } from './mock/test-delivery.js';
export type { TestDelivery, TestDeliveryOptions } from './mock/test-delivery.js';
