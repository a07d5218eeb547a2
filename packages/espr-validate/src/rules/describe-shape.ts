import { english } from '../messages/wording.js';
import { expectationOf } from './expectation.js';
import type { Shape } from './shape.js';

/**
 * What a value of a shape must be, in the English words of error messages.
 *
 * @example
 * describeShape({ kind: 'text', format: 'url' }); // 'an http or https URL'
 */
export function describeShape(shape: Shape): string {
  const own = expectationOf(shape)(english());
  if (shape.kind !== 'list' || shape.entry.kind === 'object') return own;
  return `${own}, each ${describeShape(shape.entry)}`;
}
