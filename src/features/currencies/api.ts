import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { choiceApi } from './choice/api.ts';
import { currenciesContract } from './contract.ts';
import { readFeedState } from './feed/server/feed-state.ts';
import { changeRate, judgeRate, listRates } from './server/edit-rates.ts';

const os = serve(currenciesContract);

export const currenciesApi = os.router({
  ...choiceApi,
  rates: os.rates
    .use(guard('currencies.rates', { permission: 'money.read', limit: reads }))
    .handler(({ context }) => listRates(context)),
  changeRate: os.changeRate
    .use(guard('currencies.changeRate', { permission: 'money.act', limit: writes }))
    .handler(({ context, input }) => changeRate(context, input)),
  judgeRate: os.judgeRate
    .use(guard('currencies.judgeRate', { permission: 'money.act', limit: writes }))
    .handler(({ context, input }) => judgeRate(context, input)),
  rateFeed: os.rateFeed
    .use(guard('currencies.rateFeed', { permission: 'money.read', limit: reads }))
    .handler(async ({ context }) => ({ feed: await readFeedState(context) })),
});
