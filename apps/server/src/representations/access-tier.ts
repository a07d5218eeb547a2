/**
 * How much of a passport a viewer sees.
 * - `public`: anybody.
 * - `restricted`: holders of a capability token (legitimate interest, authority).
 * - `owner`: the issuing tenant.
 */
export type AccessTier = 'public' | 'restricted' | 'owner';
