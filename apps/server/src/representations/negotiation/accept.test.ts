import { expect, it } from 'vitest';
import { acceptedRepresentations } from './accept.js';
import { representationKinds, representations } from './representations.js';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

it.each([
  [undefined, 'json-ld'],
  ['', 'json-ld'],
  ['*/*', 'json-ld'],
  ['application/json', 'json-ld'],
  ['application/ld+json', 'json-ld'],
  ['image/png', 'json-ld'],
  ['application/aas+json', 'aas'],
  ['application/aas+json;q=0.4, text/html', 'html'],
  ['application/json, application/aas+json; version=3', 'aas'],
  ['application/aas', 'json-ld'],
  ['text/html', 'html'],
  [browser, 'html'],
  ['TEXT/HTML', 'html'],
  ['application/vc+jwt', 'vc-jwt'],
  ['vc+jwt', 'vc-jwt'],
  ['text/html, application/vc+jwt', 'html'],
  ['application/vc+jwt, text/html', 'vc-jwt'],
  ['text/html;q=0.5, application/vc+jwt;q=0.9', 'vc-jwt'],
  ['text/html; q=0.9, application/ld+json', 'json-ld'],
  ['application/linkset+json', 'linkset'],
  ['text/html, application/linkset+json;q=0.9', 'html'],
  ['application/linkset', 'json-ld'],
  ['text/html;q=0', 'json-ld'],
  ['text/html;q=nonsense', 'html'],
  ['text/plain;title="a, text/html"', 'json-ld'],
  ['application/vc+jwt;title="a, b";q=0.5, text/html;q=0.4', 'vc-jwt'],
  ['text/html;title=";q=0"', 'html'],
  ['text/plain;title="\\", text/html", application/vc+jwt', 'vc-jwt'],
  ['application/vc+jwt, text/plain;title="text/html;q=1', 'vc-jwt'],
])('answers Accept %j with %s', (accept, kind) => {
  expect(acceptedRepresentations(accept)[0]).toBe(kind);
});

it.each([
  ['application/vc+ld+json', ['vc-data-integrity']],
  ['application/dc+sd-jwt', ['sd-jwt-vc']],
  ['application/vc+sd-jwt', ['sd-jwt-vc']],
  ['vc+sd-jwt;q=0.5, application/vc+ld+json', ['vc-data-integrity', 'sd-jwt-vc']],
  ['application/vc+sd-jwt, application/dc+sd-jwt;q=0.2', ['sd-jwt-vc']],
  ['application/dc+sd-jwt, text/html;q=0', ['sd-jwt-vc']],
  ['application/dc+sd-jwt,', ['sd-jwt-vc']],
  [' , application/dc+sd-jwt,, text/html;q=0.1', ['sd-jwt-vc', 'html']],
  [', ,', ['json-ld']],
  ['application/dc+sd-jwt;q=0, text/html;q=0.1', ['html']],
  ['application/dc+sd-jwt, text/html;q=0.1', ['sd-jwt-vc', 'html']],
  ['application/dc+sd-jwt, */*;q=0.1', ['sd-jwt-vc', 'json-ld']],
  ['application/ld+json, application/vc+ld+json', ['json-ld', 'vc-data-integrity']],
  ['*/*, text/html;q=0.2, application/vc+jwt', ['vc-jwt', 'html', 'json-ld']],
])('takes, for Accept %j, %j in this order and nothing else', (accept, kinds) => {
  expect(acceptedRepresentations(accept)).toEqual(kinds);
});

it.each(representationKinds)('answers the media type of %s with it', (kind) => {
  expect(acceptedRepresentations(representations[kind].mediaType)).toEqual([kind]);
});
