/** One view of a passport, without its viewer. */
export interface PassportAccess {
  readonly tenantId: string;
  readonly passportId: string;
  /** Set when a unit of it was viewed. */
  readonly unitId?: string;
  /** Which representation was answered, such as `json-ld`. */
  readonly representation: string;
  readonly tier: string;
  /** IPv4 /24 or IPv6 /48. */
  readonly ipPrefix: string;
  readonly at: Date;
}
