import fc from 'fast-check';

/** The rule of editions over the whole state of one product at once: a second opinion that reads no rows. */

type Status = 'DRAFT' | 'ACTIVE' | 'RECALLED' | 'DECOMMISSIONED';

export interface ModelEdition {
  /** Undefined while the reply that names it is not here yet. */
  id: string | undefined;
  status: Status;
  isSealed: boolean;
  isSuperseded: boolean;
  hasUnits: boolean;
  readonly isRevision: boolean;
}

const statuses = { recall: 'RECALLED', lift: 'ACTIVE', end: 'DECOMMISSIONED' } as const;

/** Weighted so that sealed passports, their next editions and recalls are common. */
export const anyStep = fc.record({
  kind: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('revise' as const, 'publish' as const) },
    { weight: 3, arbitrary: fc.constantFrom('seal' as const) },
    { weight: 3, arbitrary: fc.constantFrom('recall' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('create', 'demote', 'delete', 'lift', 'end', 'unit' as const),
    },
  ),
  line: fc.nat(1),
  /** Now and then the other one of the current edition and the draft of the next. */
  ofOther: fc.nat(7).map((n) => n === 0),
  /** True: a former edition is asked, where there is one. */
  ofFormer: fc.nat(9).map((n) => n === 0),
  correctsRecall: fc.nat(2).map((n) => n === 0),
  draft: fc.nat(3).map((n) => n === 0),
});

export type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** What a step asks of which edition, and what has to be answered. */
export interface Expected {
  readonly edition: ModelEdition | undefined;
  readonly status: number;
  /** Applied when it was answered so. @returns The edition that it made. */
  readonly apply: () => ModelEdition | undefined;
}

/** The editions of one product of one operator, oldest first. */
export class ModelLine {
  editions: ModelEdition[] = [];
  /** True from a recall to what lifts it: a change of status, a correction, or the end of an unsealed passport. */
  isRecallInForce = false;

  clone(): ModelLine {
    const copy = new ModelLine();
    copy.editions = structuredClone(this.editions);
    copy.isRecallInForce = this.isRecallInForce;
    return copy;
  }

  get current(): ModelEdition | undefined {
    return this.editions.find((one) => !one.isSuperseded && !isOpen(one));
  }

  get open(): ModelEdition | undefined {
    return this.editions.find(isOpen);
  }

  get former(): readonly ModelEdition[] {
    return this.editions.filter((one) => one.isSuperseded);
  }

  /** Undefined for a step that has nothing to ask. */
  expect(step: Step): Expected | undefined {
    const edition = this.subjectOf(step);
    if (step.kind === 'create') return this.expectCreate(step);
    if (!edition) return undefined;
    switch (step.kind) {
      case 'revise':
        return this.expectRevise(edition);
      case 'publish':
        return this.expectPublish(edition, step);
      case 'demote':
        return this.expectDemote(edition);
      case 'delete':
        return this.expectDelete(edition);
      case 'seal':
        return expected(edition, edition.isSuperseded ? 409 : 200, () => {
          edition.isSealed = true;
        });
      case 'unit':
        return expected(edition, edition.isSuperseded || isOpen(edition) ? 409 : 201, () => {
          edition.hasUnits = true;
        });
      default:
        return this.expectStatus(edition, statuses[step.kind]);
    }
  }

  /** Published and deleted is the draft of the next edition, all else is of the current one. */
  private subjectOf({ ofOther, ofFormer, kind }: Step): ModelEdition | undefined {
    const isForFormer = ['revise', 'seal', 'recall', 'lift', 'end', 'unit'].includes(kind);
    const [oldest] = this.former;
    if (ofFormer && isForFormer && oldest) return oldest;
    const takesOpen = (kind === 'publish' || kind === 'delete') !== ofOther;
    return takesOpen && kind !== 'revise' ? (this.open ?? this.current) : this.current;
  }

  private expectCreate({ draft }: Step): Expected {
    const made: ModelEdition = {
      id: undefined,
      status: draft ? 'DRAFT' : 'ACTIVE',
      isSealed: false,
      isSuperseded: false,
      hasUnits: false,
      isRevision: false,
    };
    const isThere = this.current !== undefined;
    return {
      edition: undefined,
      status: isThere ? 409 : 201,
      apply: () => {
        if (isThere) return undefined;
        this.editions.push(made);
        return made;
      },
    };
  }

  private expectRevise(edition: ModelEdition): Expected {
    const { isSuperseded, status, isSealed } = edition;
    const isRefused = isSuperseded || status === 'DRAFT' || !isSealed || this.open !== undefined;
    return {
      edition,
      status: isRefused ? 409 : 201,
      apply: () => {
        if (isRefused) return undefined;
        const made: ModelEdition = {
          id: undefined,
          status: 'DRAFT',
          isSealed: false,
          isSuperseded: false,
          hasUnits: false,
          isRevision: true,
        };
        this.editions.push(made);
        return made;
      },
    };
  }

  private expectPublish(edition: ModelEdition, { correctsRecall }: Step): Expected {
    if (edition.isSealed) return expected(edition, 403);
    const former = isOpen(edition) ? this.current : undefined;
    if (correctsRecall && former?.status !== 'RECALLED') return expected(edition, 409);
    return expected(edition, 200, () => {
      if (former) {
        former.isSuperseded = true;
        edition.hasUnits = former.hasUnits;
        former.hasUnits = false;
        edition.status = correctsRecall ? 'ACTIVE' : former.status;
        this.isRecallInForce &&= !correctsRecall;
      } else if (edition.status === 'DRAFT') edition.status = 'ACTIVE';
    });
  }

  private expectDemote(edition: ModelEdition): Expected {
    if (edition.isSealed) return expected(edition, 403);
    const isPublishedRevision = edition.isRevision && !isOpen(edition);
    const isLive = edition.status !== 'DRAFT';
    if (isPublishedRevision || (isLive && edition.hasUnits)) return expected(edition, 409);
    return expected(edition, 200, () => {
      if (!isOpen(edition)) this.isRecallInForce = false;
      edition.status = 'DRAFT';
    });
  }

  private expectDelete(edition: ModelEdition): Expected {
    if (edition.status !== 'DRAFT') return expected(edition, 409);
    return expected(edition, 200, () => {
      this.editions = this.editions.filter((one) => one !== edition);
    });
  }

  private expectStatus(edition: ModelEdition, status: Status): Expected {
    if (edition.isSuperseded || edition.status === 'DRAFT') return expected(edition, 409);
    return expected(edition, 200, () => {
      edition.status = status;
      this.isRecallInForce = status === 'RECALLED';
    });
  }
}

function isOpen({ isRevision, status, isSuperseded }: ModelEdition): boolean {
  return isRevision && status === 'DRAFT' && !isSuperseded;
}

function expected(edition: ModelEdition, status: number, change?: () => void): Expected {
  return {
    edition,
    status,
    apply: () => {
      if (status < 300) change?.();
      return undefined;
    },
  };
}
