import { createExchange, ExchangeFailed } from '../http-client/exchange.ts';
import { readEcbRates } from './ecb-rates.ts';
import { readJsonRates } from './json-rates.ts';
import type { DailyRates } from './rates-of.ts';

/** Nobody answers, what answers is no feed, what it says is in no form that we know, or it is of days long past. */
type FeedProblem = 'away' | 'unusable' | 'unreadable' | 'outdated';

/** The message repeats nothing of the feed. */
export class RateFeedFailed extends Error {
  readonly problem: FeedProblem;
  constructor(problem: FeedProblem, message: string) {
    super(`the feed of exchange rates cannot be read: ${message}`);
    this.problem = problem;
  }
}

/** Where the exchange rates of the day are read. */
export interface RateFeed {
  host: string;
  /** Throws `RateFeedFailed`. */
  read(): Promise<DailyRates>;
}

interface RateFeedOptions {
  url: string;
  deadlineMs?: number;
  maxBytes?: number;
}

/** Reads the daily XML of the European Central Bank, or JSON like it; which of them is seen from how it begins. */
export function createRateFeed({
  url,
  deadlineMs = 10_000,
  maxBytes = 1_048_576,
}: RateFeedOptions): RateFeed {
  const address = new URL(url);
  const exchange = createExchange({ isSecure: address.protocol === 'https:', deadlineMs, maxBytes });
  return {
    host: address.host,
    async read() {
      const text = await readText(() =>
        exchange(address, { method: 'GET', headers: { accept: 'application/json, application/xml' } }),
      );
      const rates = text.startsWith('{') ? readJsonRates(text) : readEcbRates(text);
      if (!rates) throw new RateFeedFailed('unreadable', 'it is in no form that is known');
      return rates;
    },
  };
}

async function readText(ask: () => ReturnType<ReturnType<typeof createExchange>>): Promise<string> {
  try {
    const { status, body } = await ask();
    if (status !== 200) throw new RateFeedFailed('unusable', `it answered ${status}`);
    return body
      .toString()
      .replace(/^\uFEFF/, '')
      .trim();
  } catch (error) {
    if (!(error instanceof ExchangeFailed)) throw error;
    throw new RateFeedFailed(error.mayHaveArrived ? 'unusable' : 'away', error.message);
  }
}
