import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { currencyCodes } from '#core/money.ts';
import { choiceContract } from './choice/contract.ts';
import { isSaneRate } from './policy.ts';

/** Who said a rate: the product as it was shipped, finance, or the daily feed. */
export const rateSources = ['shipped', 'admin', 'daily'] as const;
export type RateSource = (typeof rateSources)[number];

/** What one unit is in US dollars, as a plain decimal, of a day; `version` is what a change is based on. */
export const ExchangeRate = z.object({
  currency: z.enum(currencyCodes),
  rate: z.string(),
  day: z.string(),
  /** How many days ago that was, in UTC. */
  daysOld: z.int(),
  source: z.enum(rateSources),
  version: z.int(),
});
export type ExchangeRate = z.infer<typeof ExchangeRate>;

export const ChangeRateInput = z.object({
  currency: z.enum(currencyCodes),
  version: z.int(),
  rate: z.string().check(z.refine(isSaneRate, 'currencies.field.noRate')),
});
export type ChangeRateInput = z.infer<typeof ChangeRateInput>;

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
};

declare module '../../core/api.ts' {
  interface Api {
    currencies: typeof currenciesContract;
  }
}
