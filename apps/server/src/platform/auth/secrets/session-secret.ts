import { randomBytes } from 'node:crypto';
import { keptSecret } from '../../kept-secret.js';

/**
 * The configured secret of session tokens, or the one kept in the data directory. Losing it ends
 * every session and nothing else.
 */
export function loadSessionSecret(config: {
  sessionSecret: string | undefined;
  dataDirectory: string;
}): string {
  const { sessionSecret, dataDirectory } = config;
  const make = () => randomBytes(32).toString('base64url');
  return sessionSecret ?? keptSecret({ dataDirectory, fileName: 'session.secret' }, make);
}
