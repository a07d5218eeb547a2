import { DppClient } from '@dpp/client';
import { serverUrl } from '../base.js';

/** The one way to the server: calls of the person who is signed in to this browser. */
export const client = new DppClient({ baseUrl: serverUrl, session: 'cookie', maxRetries: 1 });
