import autocannon, { type Request } from 'autocannon';

export interface Target {
  url: string;
  headers?: Record<string, string>;
  /** Sent in turn; without one the method is GET. */
  bodies?: string[];
  /** Requested in turn, instead of the path of `url`. */
  paths?: string[];
  /** Creates each request, all different; the method is POST. */
  next?: () => Request;
}

export interface Ratio {
  /** Requests per second, each round. */
  app: number[];
  bare: number[];
  /** app ÷ bare for each pair of rounds. */
  ratios: number[];
  median: number;
}

const rounds = 5;
const secondsPerRound = 3;
const connections = 16;
/** The share that may be asked to come back, as when the machine's disk stalls; with more it is not a measurement. */
const mayBeBusy = 0.001;

/** Throughput of the product beside its bare baseline: alternating rounds, so that other load on the machine hits both. */
export async function compareThroughput(app: Target, bare: Target): Promise<Ratio> {
  await shoot(app, 1);
  await shoot(bare, 1);
  const result: Ratio = { app: [], bare: [], ratios: [], median: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const appRate = await shoot(app, secondsPerRound);
    const bareRate = await shoot(bare, secondsPerRound);
    result.app.push(appRate);
    result.bare.push(bareRate);
    result.ratios.push(appRate / bareRate);
  }
  return { ...result, median: median(result.ratios) };
}

/** Milliseconds that a piece of work takes. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function shoot(target: Target, duration: number): Promise<number> {
  const { url, headers = {}, bodies, paths, next } = target;
  const method = bodies || next ? 'POST' : 'GET';
  const setupRequest = next && ((request: Request) => ({ ...request, ...next() }));
  const requests = setupRequest
    ? [{ setupRequest }]
    : (bodies?.map((body) => ({ body })) ?? paths?.map((path) => ({ path })) ?? [{}]);
  const result = await autocannon({ url, method, headers, connections, duration, requests });
  const refused = result.non2xx + result.errors;
  if (refused > result.requests.total * mayBeBusy)
    throw new Error(`${url}: ${refused} refused or failed, ${JSON.stringify(result.statusCodeStats)}`);
  return result.requests.average;
}
