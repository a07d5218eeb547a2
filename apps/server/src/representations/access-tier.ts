/**
 * How much of a passport somebody sees.
 * - `public`: anybody.
 * - `restricted`: holders of a capability token (legitimate interest, authority).
 * - `owner`: the issuing tenant.
 */
export type AccessTier = 'public' | 'restricted' | 'owner';
