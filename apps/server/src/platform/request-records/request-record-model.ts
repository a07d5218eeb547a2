/** A write or a refusal, without its body. */
export interface RequestRecord {
  readonly id: string;
  readonly tenantId: string;
  readonly requestId: string;
  readonly method: string;
  /** Without its query, and without secrets. */
  readonly path: string;
  readonly status: number;
  /** Code of a refusal, and what it said; null for what was done. */
  readonly code: string | null;
  readonly message: string | null;
  readonly durationMs: number;
  /** An email or `api-key:<id>`. */
  readonly actor: string;
  /** The eight hex digits that stand in the key; null for a session. */
  readonly keyId: string | null;
  readonly at: Date;
}

/** How long they are kept. */
export const requestRecordDays = 7;

/** Records of one workspace: the oldest go first. */
export const maxRequestRecords = 10_000;
