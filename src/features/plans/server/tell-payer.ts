import { dayFormat } from '#core/day-format.ts';
import type { UserId } from '#core/ids.ts';
import { locales } from '#core/locale.ts';
import type { Money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import type { KnownMessages, SaidKind } from '#platform/composition/message-kinds.ts';
import type { Ctx } from '#platform/ctx.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { notify } from '#features/notifications/server/public.ts';
import { aboutPayment } from '#features/payments/server/public.ts';
import { findVerifiedAddress, readPayer, type Payer } from '#features/people/server/public.ts';
import { href } from '#urls.ts';
import { plansMessageKinds, type PlanMessage } from './message-kinds.ts';

/** Each with the headline of its mail. About money, it is mailed always, and to an address that nobody has proved, too. */
const mails = {
  'plans.begun': { title: 'plans.mail.begunTitle', isAboutMoney: true },
  'plans.renewed': { title: 'plans.mail.renewedTitle', isAboutMoney: true },
  'plans.failed': { title: 'plans.mail.failedTitle', isAboutMoney: true },
  'plans.lapsed': { title: 'plans.mail.endedTitle', isAboutMoney: true },
  'plans.lost': { title: 'plans.mail.endedTitle', isAboutMoney: true },
  'plans.refunded': { title: 'plans.mail.refundedTitle', isAboutMoney: true },
  'plans.partRefunded': { title: 'plans.mail.refundedTitle', isAboutMoney: true },
  'plans.paidTwice': { title: 'plans.mail.refundedTitle', isAboutMoney: true },
  'plans.paidLate': { title: 'plans.mail.refundedTitle', isAboutMoney: true },
  'plans.renewsSoon': { title: 'plans.mail.renewsSoonTitle', isAboutMoney: false },
  'plans.ended': { title: 'plans.mail.endedTitle', isAboutMoney: false },
  'plans.grantEnded': { title: 'plans.mail.endedTitle', isAboutMoney: false },
} as const satisfies Record<PlanMessage, { title: string; isAboutMoney: boolean }>;

const sums = {
  paid: 'plans.mail.paid',
  refunded: 'plans.mail.wentBack',
  goesBack: 'plans.mail.goesBack',
} as const;

interface News<Name extends PlanMessage> {
  to: UserId;
  /** If the caller has read her already. */
  payer?: Payer;
  kind: Name;
  data: KnownMessages[Name];
  /** Names the news: she hears of it once, however often its cause is repeated. */
  once: string;
  /** The money that was paid or goes back. */
  sum?: { what: keyof typeof sums; money: Money };
  /** When what is paid ends, and what it renews for. */
  renewal?: { on: Date; price: Money };
  /** The payment that it comes of, if it does. */
  paymentId?: string | undefined;
}

/** Tells someone what becomes of her plan, under her bell and by mail, in the caller's transaction (docs/decisions/0156). */
export async function tellPayer<Name extends PlanMessage>(ctx: Ctx, news: News<Name>): Promise<void> {
  const { to, kind, data, once } = news;
  const path = kind === 'plans.grantEnded' ? href('pricing') : href('settingsSubscription');
  await notify(ctx, { to, kind, data, href: path, once });
  await mailPayer(ctx, news, path);
}

async function mailPayer<Name extends PlanMessage>(ctx: Ctx, news: News<Name>, path: string): Promise<void> {
  const { to: userId, payer, kind, data, once, sum, renewal, paymentId } = news;
  const { title, isAboutMoney } = mails[kind];
  const { emailAddress, language, greets } = payer ?? (await readPayer(ctx, userId));
  const to = isAboutMoney ? emailAddress : await findVerifiedAddress(ctx, userId);
  if (to === undefined) return;
  const { text, valuesOf }: SaidKind = plansMessageKinds[kind];
  const [values] = (await valuesOf?.(ctx, language, [{ ...data }])) ?? [];
  const say = (key: string) => ctx.sayIn(language, key, values);
  const saySum = ({ what, money }: NonNullable<typeof sum>) =>
    ctx.sayIn(language, sums[what], { amount: moneyText(money, language) });
  const sayRenewal = ({ on, price }: NonNullable<typeof renewal>) =>
    ctx.sayIn(language, 'plans.mail.renews', {
      day: dayFormat(locales[language].tag, { dateStyle: 'long' }).format(on),
      price: moneyText(price, language),
    });
  await sendMail(ctx, {
    id: `plans.mail:${kind}:${once}`,
    to,
    topic: isAboutMoney ? 'own' : { kind, userId },
    askedBy: { userId },
    ...(paymentId !== undefined && { about: aboutPayment(paymentId) }),
    language,
    greets,
    title: say(title),
    text: [say(text), ...(sum ? [saySum(sum)] : []), ...(renewal ? [sayRenewal(renewal)] : [])],
    action: { label: say(kind === 'plans.grantEnded' ? 'plans.own.toPlans' : 'plans.mail.open'), path },
    note: say(isAboutMoney ? 'plans.mail.moneyNote' : 'plans.mail.note'),
  });
}
