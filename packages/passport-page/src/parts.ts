/** Entry `@dpp/passport-page/parts`: what other pages are made of that look like those of passports. */
export { ActionList } from './parts/action-list.js';
export type { Action } from './parts/action-list.js';
export { Drawing } from './parts/drawings.js';
export type { DrawnThing } from './parts/drawings.js';
export { favicon } from './favicon.js';
export { renderPage } from './page-shell.js';
export type { Shell } from './page-shell.js';
export { SaidText } from './parts/said-text.js';
export { Sign } from './parts/signs.js';
export { companyOf, productName } from './passport-facts.js';
export { frame } from './style/frame.js';
export { squeeze } from './style/sent-style.js';
export { tokens } from './style/tokens.js';
