import type { MessageKinds, SaidKind } from '#platform/composition/message-kinds.ts';
import { dayFormat } from '#core/day-format.ts';
import { locales } from '#core/locale.ts';
import { money, type Currency } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { offerNames } from './name-offer.ts';
import type { PaidPlan, Period } from '../policy.ts';

const common = {
  topic: 'plans.message.topic',
  look: 'news',
  forChildren: false,
  besides: { mail: true },
} as const;

const aboutPlan = {
  ...common,
  valuesOf: (ctx, locale, all) =>
    Promise.resolve(
      all.map(({ plan, period }) => ({
        offer: ctx.sayIn(locale, offerNames[plan as PaidPlan][period as Period]),
      })),
    ),
} as const satisfies Omit<SaidKind, 'text'>;

/** Its mail always goes, so that there is nothing to choose (`tell-payer.ts`). */
const aboutMoney = { ...aboutPlan, besides: {} } as const;

/** What becomes of someone's subscription, and of a plan that was granted to her. */
export const plansMessageKinds = {
  'plans.begun': { ...aboutMoney, text: 'plans.message.begun' },
  'plans.renewed': { ...aboutMoney, text: 'plans.message.renewed' },
  'plans.failed': { ...aboutMoney, text: 'plans.message.failed' },
  'plans.lapsed': { ...aboutMoney, text: 'plans.message.lapsed' },
  'plans.ended': { ...aboutPlan, text: 'plans.message.ended' },
  'plans.renewsSoon': {
    ...common,
    text: 'plans.message.renewsSoon',
    valuesOf: (ctx, locale, all) =>
      Promise.resolve(
        all.map(({ plan, period, price, currency, on }) => ({
          offer: ctx.sayIn(locale, offerNames[plan as PaidPlan][period as Period]),
          price: moneyText(money(Number(price), currency as Currency), locale),
          day: dayFormat(locales[locale].tag, { dateStyle: 'long' }).format(new Date(String(on))),
        })),
      ),
  },
  'plans.refunded': { ...aboutMoney, text: 'plans.message.refunded' },
  'plans.partRefunded': { ...aboutMoney, text: 'plans.message.partRefunded' },
  'plans.paidTwice': { ...aboutMoney, text: 'plans.message.paidTwice' },
  'plans.paidLate': { ...aboutMoney, text: 'plans.message.paidLate' },
  'plans.lost': { ...aboutMoney, text: 'plans.message.lost' },
  'plans.grantEnded': { ...common, text: 'plans.message.grantEnded' },
} satisfies MessageKinds;

export type PlanMessage = keyof typeof plansMessageKinds;

interface AboutPlan {
  plan: string;
  period: string;
}

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'plans.begun': AboutPlan;
    'plans.renewed': AboutPlan;
    'plans.failed': AboutPlan;
    'plans.lapsed': AboutPlan;
    'plans.ended': AboutPlan;
    'plans.renewsSoon': AboutPlan & { price: number; currency: string; on: string };
    'plans.refunded': AboutPlan;
    'plans.partRefunded': AboutPlan;
    'plans.paidTwice': AboutPlan;
    'plans.paidLate': AboutPlan;
    'plans.lost': AboutPlan;
    'plans.grantEnded': Record<string, never>;
  }
}
