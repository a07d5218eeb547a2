import { PlatformClient } from '@dpp/client/platform';
import { client } from './client.js';

/** The calls of an administrator of the platform, by the same session. */
export const platform = new PlatformClient(client);

/** The chain of the platform's own log stands under this id. */
export const platformChain = '00000000-0000-0000-0000-000000000000';
