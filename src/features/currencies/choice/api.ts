import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { choiceContract } from './contract.ts';
import { chooseCurrency, getOfferedCurrency } from './server/choice.ts';

const os = serve(choiceContract);

export const choiceApi = {
  offered: os.offered
    .use(guard('currencies.offered', { access: 'anyone', openTo: ['waiting'], limit: reads }))
    .handler(({ context }) => getOfferedCurrency(context)),
  choose: os.choose
    .use(guard('currencies.choose', { access: 'anyone', openTo: ['waiting'], limit: writes }))
    .handler(({ context, input }) => chooseCurrency(context, input)),
};
