import { ApiError } from '../api-error.js';

/** The credential that reads a list. */
interface ListReader {
  readonly tenantId: string;
  readonly credentialId: string;
}

/**
 * Lists written at the same time. Each holds a group of rows and what its client has not taken yet, some
 * ten megabytes at most, for as long as the client takes.
 */
const maxOfCredential = 1;
const maxOfTenant = 4;
const maxOfProcess = 32;

/** Lists of one credential that wait. */
const maxWaiting = 8;
const maxWaitMs = 30_000;

interface Waiting extends ListReader {
  begin(): void;
}

/**
 * Lets lists with large rows be written in turn: one at a time for a credential. Others of it wait, as
 * clients that ask for several pages at once expect; those beyond a short queue are refused.
 */
export class ListQueue {
  private readonly running: ListReader[] = [];
  private readonly waiting: Waiting[] = [];

  /** @throws a 429, before the first piece, when too many wait already or the turn does not come. */
  async *inTurn<T>(reader: ListReader, list: () => AsyncIterable<T>): AsyncGenerator<T> {
    await this.turnOf(reader);
    try {
      yield* list();
    } finally {
      this.running.splice(this.running.indexOf(reader), 1);
      this.admit();
    }
  }

  private turnOf(reader: ListReader): Promise<void> {
    if (count(this.waiting, reader, 'credentialId') >= maxWaiting) {
      return Promise.reject(tooManyLists());
    }
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(tooManyLists());
      };
      const timer = setTimeout(giveUp, maxWaitMs).unref();
      const waiting: Waiting = {
        ...reader,
        begin: () => {
          clearTimeout(timer);
          this.running.push(reader);
          resolve();
        },
      };
      this.waiting.push(waiting);
      this.admit();
    });
  }

  /** Admits them in the order they came. One that cannot begin yet does not hold up the next. */
  private admit(): void {
    for (const waiting of [...this.waiting]) {
      if (!this.hasRoomFor(waiting)) continue;
      this.waiting.splice(this.waiting.indexOf(waiting), 1);
      waiting.begin();
    }
  }

  private hasRoomFor(reader: ListReader): boolean {
    return (
      this.running.length < maxOfProcess &&
      count(this.running, reader, 'credentialId') < maxOfCredential &&
      count(this.running, reader, 'tenantId') < maxOfTenant
    );
  }
}

function count(readers: readonly ListReader[], reader: ListReader, of: keyof ListReader) {
  return readers.filter((each) => each[of] === reader[of]).length;
}

function tooManyLists(): ApiError {
  return ApiError.framework(
    429,
    'FST_ERR_RATE_LIMIT',
    'Too many lists are asked for at once with this credential: read one before the next.',
    { 'Retry-After': '1' },
  );
}
