import type { RegistryBlockerCode } from './blocker.js';
import type { RegistryMapping } from './registry-mapping.js';
import type { RegistrySubject } from './registry-subject.js';

/** What is wrong with the commodity code of a passport; the first fault alone, since each hides the next. */
export function commodityCodeFault(
  { commodityCode, category }: Pick<RegistrySubject, 'commodityCode' | 'category'>,
  { commodityCode: range }: Pick<RegistryMapping, 'commodityCode'>,
): RegistryBlockerCode | undefined {
  if (commodityCode === null || commodityCode === '') return 'COMMODITY_CODE_MISSING';
  const { length } = commodityCode;
  const isDigits = /^\d{4,10}$/.test(commodityCode);
  if (!isDigits || length < range.minimumDigits || length > range.maximumDigits) {
    return 'COMMODITY_CODE_MALFORMED';
  }
  if (!isChapter(Number(commodityCode.slice(0, 2)))) return 'COMMODITY_CODE_OUT_OF_RANGE';
  const headings = Object.entries(range.headings).find(([name]) => name === category)?.[1];
  if (!headings || headings.some((heading) => commodityCode.startsWith(heading))) return undefined;
  return 'COMMODITY_CODE_OF_OTHER_CATEGORY';
}

/** Chapters of the Combined Nomenclature: 77 is reserved, 98 and 99 are for special uses. */
function isChapter(chapter: number): boolean {
  return chapter >= 1 && chapter <= 97 && chapter !== 77;
}
