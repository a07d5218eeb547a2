import { isPackageType } from '../codes/package-types.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const noPackageType: LinterRule = {
  code: 'UNKNOWN_PACKAGE_TYPE',
  message: 'Expected a package type of UN/ECE or GS1.',
};

/**
 * `packagetype`: a package type of UN/ECE Recommendation 21, or one of those GS1 adds to it.
 *
 * @see GS1 General Specifications, "UN/ECE freight unit type: AI (7041)".
 */
export function lintPackagetype(
  text: string,
  start: number,
  end: number,
): LinterRefusal | undefined {
  return isPackageType(text.slice(start, end)) ? undefined : refuse(noPackageType, start, end);
}
