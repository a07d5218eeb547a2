import type { AdvisoryCode } from '../advisories/advisory.js';
import type { Wording } from '../messages/wording.js';
import type { JsonObject } from './json-value.js';
import type { Fault } from './fault.js';

/** The path of a remark about a whole document. */
export const WHOLE = ['metadata'];

/** A warning with a code and a whole sentence of its own. */
export interface Remark {
  readonly code: AdvisoryCode;
  /** Where; {@link WHOLE} when the remark is about the whole document. */
  readonly path: Fault['path'];
  readonly sentence: (wording: Wording) => string;
}

/** What was found in a document, in the order it was found. */
export interface Findings {
  readonly faults: Fault[];
  readonly remarks: Remark[];
  /** True when some member is known to no rule: worth a closer look, which most documents need not pay for. */
  hasUnknown: boolean;
}

/** What a rule may know besides the document. */
export interface CrossRuleContext {
  /** Today as `2028-02-29`, in UTC; absent where the caller named no time. */
  readonly today?: string;
}

/**
 * A rule that spans fields, or that no JSON Schema can say; `prose/cross-rules.ts` tells people what it asks.
 * Its check meets documents of any shape:
 * where a value is not what it should be, it says nothing, as the field's own rule does.
 */
export interface CrossRule {
  /** In kebab case, as the file it stands in. */
  readonly id: string;
  /** True when a document that breaks the rule is refused. */
  readonly severity: 'error' | 'warning';
  readonly check: (metadata: JsonObject, findings: Findings, context: CrossRuleContext) => void;
}
