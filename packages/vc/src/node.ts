export { createNodeEs256Signer } from './keys/node-es256-signer.js';
export { nodeRuntime } from './runtime/node-runtime.js';
export { fetchDidDocument } from './did/node-did-fetch.js';
export { fetchCredential, fetchStatusList } from './did/node-credential-fetch.js';
