/**
 * What a public document shows in place of a masked value. As an input value it would make a sealed
 * key indistinguishable from a masked one, so no metadata key may hold it. The literal is part of the
 * wire contract and of the seal specification.
 */
export const REDACTION_PLACEHOLDER = '[REDACTED - Privileged Access Required]';
