import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { currencyCodes } from '#core/money.ts';

/** The currency in which someone sees prices, and all that she may choose. */
export const OfferedCurrency = z.object({
  currency: z.enum(currencyCodes),
  /** Chosen in this browser; else it follows from where she is. */
  isChosen: z.boolean(),
  currencies: z.array(z.enum(currencyCodes)),
});
export type OfferedCurrency = z.infer<typeof OfferedCurrency>;

export const choiceContract = {
  offered: oc
    .route({
      method: 'GET',
      path: '/currencies/offered',
      operationId: 'getOfferedCurrency',
      summary: 'Get the currency in which the caller sees prices',
    })
    .output(OfferedCurrency),
  choose: oc
    .route({
      method: 'PUT',
      path: '/currencies/chosen',
      operationId: 'chooseCurrency',
      summary: 'Choose the currency in which this browser sees prices; a cookie keeps it for a year',
    })
    .input(z.object({ currency: z.enum(currencyCodes) }))
    .output(OfferedCurrency),
};
