import {
  changesOf,
  isChanged,
  mergeEdits,
  withTheirs,
  type Conflict,
  type Edits,
} from './model/edits.js';

/** A passport as the server has it. */
export interface SavedPassport {
  readonly edits: Edits;
  readonly etag: string;
  readonly updatedAt: string;
  /** An email or an API key; null where that was not recorded. */
  readonly updatedBy: string | null;
}

/** What an edit session does outside of itself. */
export interface EditDeps {
  /** Saves the changes on the server, if it still has the version of `etag`. @returns The new `etag`. */
  save(changes: Partial<Edits>, etag: string): Promise<string>;
  load(): Promise<SavedPassport>;
  /** True for the refusal of a save because another editor was faster. */
  isOutdated(error: unknown): boolean;
  /** Keeps edits in the browser; false where it cannot. */
  keep(edits: Edits, base: SavedPassport): Promise<boolean>;
  drop(): Promise<void>;
}

export interface EditState {
  readonly edits: Edits;
  readonly saved: SavedPassport;
  readonly phase: 'unchanged' | 'changed' | 'saving' | 'failed';
  /** True once what was typed is in the browser: not yet in the first second, nor in a browser without a store. */
  readonly isKept: boolean;
  readonly savedAt: Date | undefined;
  readonly error: unknown;
  /** Fields that another editor gave other values, until somebody decides. Nothing is saved meanwhile. */
  readonly conflicts: readonly Conflict[];
  /** The last save of another editor that was taken in. */
  readonly merged: { readonly by: string | null; readonly count: number } | undefined;
}

export interface EditOptions {
  /** False for a published passport: its changes are published by hand, and kept in the browser until then. */
  readonly savesItself: boolean;
  readonly delays?: Delays;
}

interface Delays {
  readonly keepMs: number;
  readonly saveMs: number;
  readonly retryMs: number;
}

/** Each keystroke is in the browser after one second and on the server after five. */
const usualDelays: Delays = { keepMs: 1000, saveMs: 5000, retryMs: 10_000 };

/** Saves that may meet another editor's in a row, before somebody is asked to wait. */
const maxMerges = 3;

/** The edits of one passport in one tab: keeps them in the browser, saves them, and merges those of others. */
export class EditSession {
  readonly #deps: EditDeps;
  readonly #savesItself: boolean;
  readonly #delays: Delays;
  readonly #listeners = new Set<() => void>();
  #state: EditState;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  #isClosed = false;

  constructor(deps: EditDeps, saved: SavedPassport, options: EditOptions) {
    this.#deps = deps;
    this.#savesItself = options.savesItself;
    this.#delays = options.delays ?? usualDelays;
    this.#state = {
      edits: saved.edits,
      saved,
      phase: 'unchanged',
      isKept: false,
      savedAt: undefined,
      error: undefined,
      conflicts: [],
      merged: undefined,
    };
  }

  get state(): EditState {
    return this.#state;
  }

  /** @returns What ends the subscription. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  change(edits: Edits): void {
    if (this.#isClosed) return;
    this.#set({
      edits,
      isKept: false,
      phase: isChanged(this.#state.saved.edits, edits) ? 'changed' : 'unchanged',
    });
    this.#scheduleKeep();
    this.#scheduleSave(this.#delays.saveMs);
  }

  /** Edits from an earlier visit, which began with another version of the passport perhaps. */
  restore(edits: Edits, base: Edits): void {
    const merged = mergeEdits(base, edits, this.#state.saved.edits);
    this.#set({ conflicts: merged.conflicts });
    this.change(merged.edits);
  }

  /** Back to what the server has. */
  async discard(): Promise<void> {
    this.#stopTimers();
    this.#set({
      edits: this.#state.saved.edits,
      phase: 'unchanged',
      conflicts: [],
      error: undefined,
    });
    await this.#deps.drop();
  }

  decide(conflict: Conflict, choice: 'mine' | 'theirs'): void {
    const conflicts = this.#state.conflicts.filter((each) => each !== conflict);
    this.#set({ conflicts });
    const { edits } = this.#state;
    this.change(choice === 'theirs' ? withTheirs(edits, conflict) : edits);
  }

  /**
   * Saves now: a draft on the server, a published passport in the browser alone. Resolves when it was tried; `state` says
   * with what result.
   */
  async save(): Promise<void> {
    clearTimeout(this.#saveTimer);
    if (!this.#savesItself) return this.#keep();
    // One save at a time: the next one sends what was typed meanwhile.
    while (this.#saving) await this.#saving;
    this.#saving = this.#trySave().finally(() => (this.#saving = undefined));
    await this.#saving;
  }

  /** The passport was changed by another call, such as its publication. */
  accept(saved: SavedPassport): void {
    this.#set({
      saved,
      phase: isChanged(saved.edits, this.#state.edits) ? 'changed' : 'unchanged',
    });
    if (this.#state.phase === 'unchanged') void this.#deps.drop();
  }

  /** Takes in what another editor saved. @returns Whether nobody has to be asked. */
  async takeIn(): Promise<boolean> {
    const theirs = await this.#deps.load();
    const { saved, edits } = this.#state;
    const merged = mergeEdits(saved.edits, edits, theirs.edits);
    this.#set({
      saved: theirs,
      edits: merged.edits,
      conflicts: merged.conflicts,
      merged: { by: theirs.updatedBy, count: merged.taken },
      phase: isChanged(theirs.edits, merged.edits) ? 'changed' : 'unchanged',
    });
    return merged.conflicts.length === 0;
  }

  /** Ends the timers. What is not saved is kept in the browser first. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopTimers();
    if (isChanged(this.#state.saved.edits, this.#state.edits)) {
      await this.#deps.keep(this.#state.edits, this.#state.saved);
    }
    this.#listeners.clear();
  }

  async #trySave(): Promise<void> {
    for (let merges = 0; merges <= maxMerges; merges += 1) {
      const { edits, saved, conflicts } = this.#state;
      if (conflicts.length > 0) return;
      const changes = changesOf(saved.edits, edits);
      if (Object.keys(changes).length === 0) return this.#settle();
      this.#set({ phase: 'saving', error: undefined });
      try {
        const etag = await this.#deps.save(changes, saved.etag);
        const now = new Date();
        this.#set({
          saved: { edits, etag, updatedAt: now.toISOString(), updatedBy: null },
          savedAt: now,
        });
        return this.#settle();
      } catch (error) {
        if (!this.#deps.isOutdated(error)) return this.#fail(error);
        if (!(await this.#takeInOrFail())) return;
      }
    }
    this.#fail(undefined);
  }

  async #takeInOrFail(): Promise<boolean> {
    try {
      return await this.takeIn();
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  #settle(): void {
    if (isChanged(this.#state.saved.edits, this.#state.edits)) {
      this.#set({ phase: 'changed' });
      this.#scheduleSave(this.#delays.saveMs);
      return;
    }
    clearTimeout(this.#keepTimer);
    this.#set({ phase: 'unchanged' });
    void this.#deps.drop();
  }

  #fail(error: unknown): void {
    this.#set({ phase: 'failed', error });
    this.#scheduleSave(this.#delays.retryMs);
  }

  #scheduleKeep(): void {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = setTimeout(() => void this.#keep(), this.#delays.keepMs);
  }

  async #keep(): Promise<void> {
    const { edits, saved } = this.#state;
    if (!isChanged(saved.edits, edits)) return this.#deps.drop();
    const isKept = await this.#deps.keep(edits, saved);
    // What was typed while it was stored waits for its own turn.
    if (this.#state.edits === edits) this.#set({ isKept });
  }

  #scheduleSave(afterMs: number): void {
    if (!this.#savesItself || this.#isClosed) return;
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => void this.save(), afterMs);
  }

  #stopTimers(): void {
    clearTimeout(this.#keepTimer);
    clearTimeout(this.#saveTimer);
  }

  #set(changes: Partial<EditState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of [...this.#listeners]) listener();
  }
}
