import type { FoundPassport, PassportFilter } from '@dpp/client';
import { createStore } from '../../parts/store.js';

/** Passports that were chosen one by one, or all that match a filter. It outlives searching and paging. */
export type Selection =
  | { readonly kind: 'some'; readonly passports: ReadonlyMap<string, FoundPassport> }
  | { readonly kind: 'matching'; readonly filter: PassportFilter; readonly total: number };

export const nothingSelected: Selection = { kind: 'some', passports: new Map() };

export const selection = createStore<Selection>(nothingSelected);

export function isSelected(chosen: Selection, id: string): boolean {
  return chosen.kind === 'matching' || chosen.passports.has(id);
}

export function sizeOf(chosen: Selection): number {
  return chosen.kind === 'matching' ? chosen.total : chosen.passports.size;
}

/** The selection with these passports in it, or without them. */
export function withSelected(
  chosen: Selection,
  changed: readonly FoundPassport[],
  isIn: boolean,
): Selection {
  // To take one out of all that match would need a list of what is left out: the choice begins anew instead.
  const passports = new Map(chosen.kind === 'some' ? chosen.passports : []);
  for (const passport of changed) {
    if (isIn) passports.set(passport.id, passport);
    else passports.delete(passport.id);
  }
  return { kind: 'some', passports };
}

/** What of a selection can be done, told from the rows as they were loaded. */
export interface Prospects {
  readonly sealable: readonly string[];
  readonly siteless: readonly string[];
  readonly drafts: readonly string[];
  readonly publishable: readonly string[];
  readonly sealed: readonly string[];
  readonly unsealed: readonly string[];
  readonly onMarket: readonly string[];
  readonly offMarket: readonly string[];
}

/** A published passport is sealed only with a site: after sealing none can be added. */
export function prospectsOf(passports: Iterable<FoundPassport>): Prospects {
  const all = [...passports];
  const ids = (test: (passport: FoundPassport) => boolean) => all.filter(test).map(({ id }) => id);
  const isOpen = ({ status, sealedAt }: FoundPassport) => status !== 'DRAFT' && sealedAt === null;
  return {
    sealable: ids((passport) => isOpen(passport) && passport.facilityId !== null),
    siteless: ids((passport) => isOpen(passport) && passport.facilityId === null),
    drafts: ids(({ status }) => status === 'DRAFT'),
    publishable: ids(({ status, faultCount }) => status === 'DRAFT' && faultCount === 0),
    sealed: ids(({ sealedAt }) => sealedAt !== null),
    unsealed: ids(({ sealedAt }) => sealedAt === null),
    onMarket: ids(({ status }) => status === 'ACTIVE'),
    offMarket: ids(({ status }) => status === 'RECALLED' || status === 'DECOMMISSIONED'),
  };
}
