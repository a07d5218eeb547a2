export { hasChromium, startChromium } from '../../../../vitest.chromium.js';
