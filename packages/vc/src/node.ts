export { nodeRuntime } from './node-runtime.js';
