export { nodeRuntime } from './node-runtime.js';
export { fetchDidDocument } from './node-did-fetch.js';
