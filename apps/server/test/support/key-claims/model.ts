/** The rule of who answers a key, over the whole state at once: a second opinion that follows no change. */

export type ModelStatus = 'DRAFT' | 'ACTIVE' | 'RECALLED' | 'DECOMMISSIONED';

export interface ModelPassport {
  readonly id: string;
  readonly productId: string;
  /** In metadata. */
  key: string | undefined;
  status: ModelStatus;
  publishedAt: number | undefined;
}

const ranks = { ACTIVE: 0, RECALLED: 1, DECOMMISSIONED: 2, DRAFT: 3 };

export class ModelWorkspace {
  readonly passports = new Map<string, ModelPassport>();
  private readonly claims = new Map<string, number>();

  constructor(readonly tenantId: string) {}

  find(productId: string): ModelPassport | undefined {
    return [...this.passports.values()].find((passport) => passport.productId === productId);
  }

  /** Makes a passport, or gives it another content and status. */
  write(
    id: string,
    content: Pick<ModelPassport, 'productId' | 'key' | 'status'>,
    at: number,
  ): void {
    const publishedAt = this.passports.get(id)?.publishedAt;
    const isDraft = content.status === 'DRAFT';
    this.passports.set(id, {
      id,
      ...content,
      publishedAt: publishedAt ?? (isDraft ? undefined : at),
    });
  }

  /** To be called after each change. */
  settle(keys: readonly string[], at: number): void {
    for (const key of keys) {
      if (this.holders(key).length === 0) this.claims.delete(key);
      else if (this.publicHolders(key).length > 0 && !this.claims.has(key))
        this.claims.set(key, at);
    }
  }

  claimTo(key: string): number | undefined {
    return this.claims.get(key);
  }

  /** In the order in which they answer. */
  publicHolders(key: string): ModelPassport[] {
    return this.holders(key)
      .filter(({ status }) => status !== 'DRAFT')
      .sort(
        (one, other) =>
          ranks[one.status] - ranks[other.status] ||
          (one.publishedAt ?? 0) - (other.publishedAt ?? 0) ||
          (one.id < other.id ? -1 : 1),
      );
  }

  private holders(key: string): ModelPassport[] {
    return [...this.passports.values()].filter(
      (passport) => passport.productId === key || passport.key === key,
    );
  }
}

/** Every public passport with a key, the one that answers first. */
export function answersTo(workspaces: readonly ModelWorkspace[], key: string): ModelPassport[] {
  return workspaces
    .filter((workspace) => workspace.publicHolders(key).length > 0)
    .sort(
      (one, other) =>
        (one.claimTo(key) ?? NaN) - (other.claimTo(key) ?? NaN) ||
        (one.tenantId < other.tenantId ? -1 : 1),
    )
    .flatMap((workspace) => workspace.publicHolders(key));
}
