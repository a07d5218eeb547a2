/** A place of manufacture, named by its GLN (the ESPR's unique facility identifier). */
export interface Facility {
  readonly id: string;
  readonly tenantId: string;
  /** Null: it belongs to the whole workspace. */
  readonly operatorId: string | null;
  /** GLN-13, unique on the platform, never changed. */
  readonly gln: string;
  readonly name: string;
  readonly activity: string | null;
  readonly streetAddress: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
