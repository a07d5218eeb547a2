import { isOperator, isPassport, refused, retainedFrom } from './records.js';
import type {
  LiveStatus,
  ModelOperator,
  ModelPassport,
  ModelUnit,
  Refusal,
  Status,
} from './records.js';
import { unknownId, type Transition } from './transitions.js';
import { forgetUnitsOf } from './unit-model.js';

/** What the contract's state tables say, in memory: a second opinion that shares no code with the server. */

const notFound = refused(404, 'PASSPORT_NOT_FOUND');

export class Model {
  /** Oldest first. */
  readonly operators: ModelOperator[] = [];
  /** Oldest first. */
  readonly passports: ModelPassport[] = [];
  /** Oldest first. */
  readonly units: ModelUnit[] = [];
  /** Ids of deleted operators and passports, no longer in use. */
  readonly goneOperators: string[] = [];
  readonly gonePassports: string[] = [];
  readonly goneUnits: string[] = [];
  readonly events: { readonly type: string; readonly passport: ModelPassport }[] = [];
  now = new Date('2030-01-31T12:00:00.000Z');

  constructor(readonly reached: (transition: Transition) => void) {}

  /** The nth passport, counted round and round, now and then one that is gone. */
  passportAt(n: number): ModelPassport | { readonly id: string } {
    const pool = [...this.passports, ...this.gonePassports.slice(-1).map((id) => ({ id }))];
    return pool[n % pool.length] ?? { id: unknownId };
  }

  operatorAt(n: number): ModelOperator | { readonly id: string } {
    const pool = [...this.operators, ...this.goneOperators.slice(-1).map((id) => ({ id }))];
    return pool[n % pool.length] ?? { id: unknownId };
  }

  /** Undefined stands for no operator named: the first active one. */
  bind(named: ModelOperator | { readonly id: string } | undefined): ModelOperator | Refusal {
    if (!named) {
      const first = this.operators.find(({ archivedAt }) => archivedAt === null);
      return first ?? refused(400, 'OPERATOR_NOT_BOUND');
    }
    if (!isOperator(named)) return refused(403, 'OPERATOR_FOREIGN');
    if (named.archivedAt === null) return named;
    this.reached('archived operator: takes no new passport');
    return refused(403, 'OPERATOR_ARCHIVED');
  }

  /** Who is not named when AAS is ingested is who has the product already, if that is one. */
  bindIngested(
    named: ModelOperator | { readonly id: string } | undefined,
    productId: string,
  ): ModelOperator | Refusal {
    const holders = this.passports.filter((passport) => passport.productId === productId);
    if (named || holders.length === 0) return this.bind(named);
    const active = holders.filter(({ operator }) => operator.archivedAt === null);
    if (active.length === 1) return this.bind(active[0]?.operator);
    this.reached('several operators: AAS ingest refused');
    return refused(409, 'OPERATOR_AMBIGUOUS');
  }

  create(to: {
    readonly operator: ModelOperator;
    readonly productId: string;
    readonly content: number;
    readonly how: 'draft' | 'live' | 'AAS';
  }): ModelPassport | Refusal {
    const { operator, productId, content, how } = to;
    if (this.findPair(productId, operator)) return refused(409, 'PASSPORT_DUPLICATE');
    const passport: ModelPassport = {
      id: '',
      productId,
      operator,
      status: how === 'draft' ? 'DRAFT' : 'ACTIVE',
      isSealed: false,
      content,
      versions: 0,
      archivedAt: null,
      retentionUntil: null,
    };
    this.passports.push(passport);
    this.reached(`none -> ${how}`);
    if (how === 'live') this.emit('passport.ingested', passport);
    return passport;
  }

  ingest(operator: ModelOperator, productId: string, content: number): ModelPassport | Refusal {
    const found = this.findPair(productId, operator);
    if (!found) return this.create({ operator, productId, content, how: 'AAS' });
    if (found.isSealed) {
      this.reached('sealed: AAS ingest refused');
      return refused(403, 'PASSPORT_SEALED_IMMUTABLE');
    }
    this.revise(found, content);
    this.reached(`${found.status}: replaced by AAS ingest`);
    return found;
  }

  update(
    passport: ModelPassport | { readonly id: string },
    { draft, content }: { readonly draft: boolean; readonly content: number },
  ): Refusal | undefined {
    if (!isPassport(passport)) return notFound;
    if (passport.isSealed) {
      this.reached('sealed: update refused');
      return refused(403, 'PASSPORT_SEALED_IMMUTABLE');
    }
    const from = passport.status;
    if (!draft && from === 'DRAFT' && passport.operator.archivedAt !== null) {
      this.reached('archived DRAFT: publish refused');
      return refused(403, 'OPERATOR_ARCHIVED');
    }
    this.revise(passport, content);
    if (draft) {
      if (from !== 'DRAFT') this.leaveFor(passport, 'DRAFT');
      this.reached(`${from} -> DRAFT by update`);
    } else {
      if (from === 'DRAFT') passport.status = 'ACTIVE';
      this.reached(from === 'DRAFT' ? 'DRAFT -> ACTIVE by update' : `${from}: updated`);
      this.emit(from === 'DRAFT' ? 'passport.ingested' : 'passport.updated', passport);
    }
    return undefined;
  }

  move(passport: ModelPassport | { readonly id: string }, to: LiveStatus): Refusal | undefined {
    if (!isPassport(passport)) return notFound;
    const from = passport.status;
    if (from === 'DRAFT') {
      this.reached('DRAFT: status refused');
      return refused(409, 'PASSPORT_IS_DRAFT');
    }
    this.reached(`${from} -> ${to} by status`);
    if (passport.isSealed) this.reached('sealed: status changes');
    if (from === to) return undefined;
    this.leaveFor(passport, to);
    this.emit(to === 'RECALLED' ? 'passport.recalled' : 'passport.status_updated', passport);
    return undefined;
  }

  seal(passport: ModelPassport | { readonly id: string }): Refusal | undefined {
    if (!isPassport(passport)) return notFound;
    this.reached(passport.isSealed ? 'sealed -> sealed again' : `${passport.status}: sealed`);
    passport.isSealed = true;
    this.emit('passport.sealed', passport);
    return undefined;
  }

  deletePassport(passport: ModelPassport | { readonly id: string }): Refusal | undefined {
    if (!isPassport(passport)) return notFound;
    if (passport.status !== 'DRAFT') {
      this.reached(`${passport.status}: delete refused`);
      return refused(409, 'PASSPORT_NOT_DRAFT');
    }
    this.reached(passport.isSealed ? 'sealed DRAFT -> deleted' : 'DRAFT -> deleted');
    this.passports.splice(this.passports.indexOf(passport), 1);
    this.gonePassports.push(passport.id);
    forgetUnitsOf(this, passport);
    return undefined;
  }

  /** Its operator, once archived, keeps it for as long as it has to, even if its own status asks for less. */
  private leaveFor(passport: ModelPassport, to: Status): void {
    const from = passport.status;
    passport.status = to;
    if (to === 'DECOMMISSIONED') {
      passport.retentionUntil = retainedFrom(this.now.toISOString());
    } else if (passport.operator.archivedAt === null) {
      if (passport.archivedAt !== null) this.reached('archived DECOMMISSIONED: comes back');
      passport.archivedAt = null;
      passport.retentionUntil = null;
    } else if (from === 'DECOMMISSIONED' && passport.archivedAt !== null) {
      passport.retentionUntil = retainedFrom(passport.archivedAt);
    }
  }

  private revise(passport: ModelPassport, content: number): void {
    passport.content = content;
    passport.versions += 1;
  }

  private findPair(productId: string, operator: ModelOperator): ModelPassport | undefined {
    return this.passports.find(
      (passport) => passport.productId === productId && passport.operator === operator,
    );
  }

  private emit(type: string, passport: ModelPassport): void {
    this.events.push({ type, passport });
  }
}
