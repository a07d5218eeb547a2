import autocannon from 'autocannon';

const connections = 32;
const secondsPerRound = 2;
/** Requests that are made before a round, and sent again and again in it. */
const requestCount = 4000;
const addressCount = 2000;

export interface Scans {
  readonly gtins: readonly string[];
  /** `text/html` for a page. */
  readonly accept: string;
  /** Set: the scanner has the same bytes already. */
  readonly ifNoneMatch?: string;
}

/** Scans of codes, the popular ones more often than others, from many addresses. @returns Answers per second. */
export async function scansPerSecond(origin: string, scans: Scans): Promise<number> {
  const wanted = scans.ifNoneMatch === undefined ? '200' : '304';
  const result = await autocannon({
    url: origin,
    ...{ connections, duration: secondsPerRound },
    requests: requestsOf(scans),
  });
  const answered = result.statusCodeStats?.[wanted]?.count ?? 0;
  const others = result.requests.total - answered;
  if (others > 0 || result.errors > 0) {
    throw new Error(
      `${origin} did not always answer ${wanted}, but ${others} times something else.`,
    );
  }
  return result.requests.average;
}

function requestsOf({ gtins, accept, ifNoneMatch }: Scans): autocannon.Request[] {
  const random = seededRandom(1);
  const pick = zipf(gtins.length, random);
  return Array.from({ length: requestCount }, () => ({
    method: 'GET',
    path: `/01/${gtins[pick()]}`,
    headers: {
      accept,
      'x-forwarded-for': `10.0.${Math.floor((random() * addressCount) / 250)}.${1 + Math.floor(random() * 250)}`,
      ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch }),
    },
  }));
}

/** Ranks from 0, each as likely as its place in the order says: 1, 1/2, 1/3 and so on. */
function zipf(count: number, random: () => number): () => number {
  const upTo: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= count; rank++) upTo.push((sum += 1 / rank));
  return () => {
    const at = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? sum) < at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** The same numbers in each round and on each side (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
