export { createNodeEs256Signer } from './node-es256-signer.js';
export { nodeRuntime } from './node-runtime.js';
export { fetchDidDocument } from './node-did-fetch.js';
export { fetchCredential, fetchStatusList } from './node-credential-fetch.js';
