import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { currencyCodes } from '#core/money.ts';
import { choiceContract } from './choice/contract.ts';
import { isSaneRate } from './policy.ts';

/** Who said a rate: the product as it was shipped, finance, or the daily feed. */
export const rateSources = ['shipped', 'admin', 'daily'] as const;
export type RateSource = (typeof rateSources)[number];

/** A rate that the feed says and that is not in force. */
export const RateProposal = z.object({
  id: z.int(),
  rate: z.string(),
  day: z.string(),
  /** The host of the feed. */
  readFrom: z.string(),
});
export type RateProposal = z.infer<typeof RateProposal>;

/** What one unit is in US dollars, as a plain decimal, of a day; `version` is what a change is based on. */
export const ExchangeRate = z.object({
  currency: z.enum(currencyCodes),
  rate: z.string(),
  day: z.string(),
  /** How many days ago that was, in UTC. */
  daysOld: z.int(),
  source: z.enum(rateSources),
  /** The host of the feed that it was read from. */
  readFrom: z.nullable(z.string()),
  version: z.int(),
  /** What the feed says since, which is so different that finance decides. */
  proposal: z.nullable(RateProposal),
});
export type ExchangeRate = z.infer<typeof ExchangeRate>;

export const ChangeRateInput = z.object({
  currency: z.enum(currencyCodes),
  version: z.int(),
  rate: z.string().check(z.refine(isSaneRate, 'currencies.field.noRate')),
});
export type ChangeRateInput = z.infer<typeof ChangeRateInput>;

/** Takes or sets aside what the feed proposes, as it was seen beside the rate in force. */
export const JudgeRateInput = z.object({
  currency: z.enum(currencyCodes),
  version: z.int(),
  proposal: z.int(),
  take: z.boolean(),
});
export type JudgeRateInput = z.infer<typeof JudgeRateInput>;

/** Why the feed could not be read: nobody answers, what answers is none, it is in no known form, or it speaks of days long past. */
export const rateFeedProblems = ['away', 'unusable', 'unreadable', 'outdated'] as const;
export type RateFeedProblem = (typeof rateFeedProblems)[number];

/** How reading the daily feed goes; there is none where none is set up. */
export const RateFeedState = z.object({
  host: z.string(),
  /** ISO 8601; null until the first try. */
  triedAt: z.nullable(z.string()),
  problem: z.nullable(z.enum(rateFeedProblems)),
  /** When it was last read to its end, and the day that it spoke of. */
  readAt: z.nullable(z.string()),
  day: z.nullable(z.string()),
  /** It has not been read for so long that its rates cannot be trusted. */
  isStale: z.boolean(),
});
export type RateFeedState = z.infer<typeof RateFeedState>;

export const currenciesContract = {
  ...choiceContract,
  rates: oc
    .route({
      method: 'GET',
      path: '/admin/money/rates',
      operationId: 'listExchangeRates',
      summary: 'List what each currency is in US dollars now',
    })
    .output(z.array(ExchangeRate)),
  changeRate: oc
    .route({
      method: 'POST',
      path: '/admin/money/rates/{currency}',
      operationId: 'changeExchangeRate',
      summary:
        'Set the rate of a currency; refused if it was changed since the version that this is based on',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(ChangeRateInput)
    .output(ExchangeRate),
  judgeRate: oc
    .route({
      method: 'POST',
      path: '/admin/money/rates/{currency}/proposal',
      operationId: 'judgeExchangeRate',
      summary: 'Take or set aside a rate of the daily feed that is so different that finance decides',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(JudgeRateInput)
    .output(ExchangeRate),
  rateFeed: oc
    .route({
      method: 'GET',
      path: '/admin/money/rates/feed',
      operationId: 'getExchangeRateFeed',
      summary: 'See how reading the daily feed of exchange rates goes',
    })
    .output(z.object({ feed: z.nullable(RateFeedState) })),
};

declare module '../../core/api.ts' {
  interface Api {
    currencies: typeof currenciesContract;
  }
}
