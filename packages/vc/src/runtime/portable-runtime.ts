import { isEs256Signature } from '../keys/es256.js';
import type { VcRuntime } from './vc-runtime.js';
import { webRuntime } from './web-runtime.js';

/**
 * Runs wherever JavaScript does, insecure contexts included: it checks signatures without the help of the platform,
 * which takes ten times as long, and some 13 kB more of a page.
 */
export const portableRuntime: VcRuntime = { ...webRuntime, isEs256Signature };
