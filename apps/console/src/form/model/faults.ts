import type { AdvisoryItem, MetadataValidation, ValidationItem, Wording } from '@dpp/espr-validate';
import { formatPath, isWithin, parsePath, valueAt, type JsonPath } from './json-path.js';

/** What is wrong at a place of the form, or worth knowing about it. */
export interface Remark {
  readonly path: string;
  /** In the reader's language, without the label of the field. */
  readonly text: string;
  /** Absent of a warning, which never holds anything up. */
  readonly isFault: boolean;
  /** Nothing stands there yet, which is no fault before the first try to publish. */
  readonly isMissing: boolean;
}

/** Faults and warnings by place. */
export interface Remarks {
  readonly faults: readonly Remark[];
  /** Warnings that no field of the form shows: of names that no rule knows, and of the document as a whole. */
  readonly advice: readonly Remark[];
  /** Those of a place and, where `deep`, of the places in it. */
  at(path: JsonPath, options?: { readonly deep?: boolean }): readonly Remark[];
}

/** Sorts a verdict by the places of the form. */
export function remarksOf(
  { errors, warnings }: Pick<MetadataValidation, 'errors' | 'warnings'>,
  metadata: object,
  wording: Wording,
): Remarks {
  const remarkOf = (isFault: boolean) => (item: ValidationItem | AdvisoryItem) => ({
    path: item.path,
    text: withoutLabel(item.friendlyMessage ?? item.message, wording),
    isFault,
    isMissing: valueAt(metadata, parsePath(item.path)) === undefined,
  });
  const faults = errors.map(remarkOf(true));
  const warningOf = warningWith(remarkOf(false));
  const all = [...faults, ...warnings.map(warningOf)];
  return {
    faults,
    advice: warnings.filter(isAdvice).map(warningOf),
    at: (path, { deep = false } = {}) => {
      const place = formatPath(path);
      return all.filter(
        (remark) => remark.path === place || (deep && isWithin(remark.path, place)),
      );
    },
  };
}

function isAdvice({ code, path }: AdvisoryItem): boolean {
  return code === 'UNKNOWN_FIELD' || path === 'metadata';
}

/** Advice is whole sentences without a label; malformed recommended fields have one. */
function warningWith(remarkOf: (item: AdvisoryItem) => Remark) {
  return (item: AdvisoryItem): Remark =>
    item.code === 'RECOMMENDED_FIELD_INVALID'
      ? remarkOf(item)
      : { ...remarkOf(item), text: item.friendlyMessage };
}

/** The label stands above the field already. */
export function withoutLabel(message: string, { headed }: Wording): string {
  const mark = headed('', '');
  const at = message.indexOf(mark);
  return at < 0 ? message : message.slice(at + mark.length);
}
