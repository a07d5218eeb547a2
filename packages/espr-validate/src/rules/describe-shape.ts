import { technicalEnglish } from '../messages/english.js';
import { expectationOf } from './expectation.js';
import type { Shape } from './shape.js';

/**
 * What a value of a shape must be, in the English words of error messages. Of an object it says no more
 * than that: its members are described one by one.
 *
 * @example
 * describeShape({ kind: 'text', format: 'url' }); // 'an http or https URL'
 */
export function describeShape(shape: Shape): string {
  const { anyOf, catalogue } = technicalEnglish();
  const { object, list, nonEmptyList } = catalogue.expectations;
  switch (shape.kind) {
    case 'object':
      return object;
    case 'list': {
      const own = shape.nonEmpty ? nonEmptyList : list;
      return shape.entry.kind === 'object' ? own : `${own}, each ${describeShape(shape.entry)}`;
    }
    case 'either':
      return anyOf(shape.alternatives.map(describeShape));
    default:
      return expectationOf(shape)(technicalEnglish());
  }
}
