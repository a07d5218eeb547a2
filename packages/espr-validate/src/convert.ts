/** Entry `@dpp/espr-validate/convert`. */
export { convertPayload, PAYLOAD_SOURCES } from './convert/convert-payload.js';
export type { ConvertedPayload, PayloadSource } from './convert/convert-payload.js';
export type { NotTaken } from './convert/foreign-payload.js';
