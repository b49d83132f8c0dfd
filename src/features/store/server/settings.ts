import * as z from 'zod';
import { defineSetting } from '#platform/settings/settings.ts';

/** How long a parent may take, and how long an address is kept after goods have arrived. */
interface OrderRule {
  answerDays: number;
  addressDays: number;
}

export const orderSetting = defineSetting<OrderRule>({
  key: 'store.orders',
  schema: z.object({ answerDays: z.int().min(1).max(365), addressDays: z.int().min(1).max(365) }),
  initial: { answerDays: 30, addressDays: 90 },
  form: {
    area: 'rewards',
    title: 'store.setting.orders',
    hint: 'store.setting.ordersHint',
    fields: {
      answerDays: { label: 'store.setting.answerDays', unit: 'days' },
      addressDays: { label: 'store.setting.addressDays', unit: 'days' },
    },
  },
});
