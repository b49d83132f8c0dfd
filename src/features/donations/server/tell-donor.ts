import { money, type Money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import type { LocalDate } from '#core/local-date.ts';
import { sayDay } from '#core/say-day.ts';
import type { Ctx } from '#platform/ctx.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { aboutPayment } from '#features/payments/server/public.ts';
import { href } from '#urls.ts';
import { nameDonation, placeOfDonation, type DonationRow } from './donation-rows.ts';

/** What donors hear, each with its headline, its words and its button; what is left out has none. */
const news = {
  thanks: {
    title: 'donations.mail.thanksTitle',
    text: ['donations.mail.thanksText', 'donations.mail.sum', 'donations.mail.thanksReceipt'],
    open: 'donations.mail.thanksOpen',
  },
  thanksByHand: {
    title: 'donations.mail.thanksTitle',
    text: ['donations.mail.byHandText', 'donations.mail.sum', 'donations.mail.thanksReceipt'],
    open: 'donations.mail.thanksOpen',
  },
  corrected: {
    title: 'donations.mail.correctedTitle',
    text: ['donations.mail.correctedText', 'donations.mail.sum', 'donations.mail.wentBackReceipt'],
    open: 'donations.mail.open',
  },
  pledged: {
    title: 'donations.mail.pledgedTitle',
    text: ['donations.mail.pledgedText', 'donations.mail.sum'],
    open: 'donations.mail.open',
  },
  pledgeEnded: {
    title: 'donations.mail.pledgeEndedTitle',
    text: ['donations.mail.pledgeEndedText', 'donations.mail.sum'],
    open: 'donations.mail.open',
  },
  approved: {
    title: 'donations.mail.approvedTitle',
    text: ['donations.mail.approvedText', 'donations.mail.sum'],
    open: 'donations.mail.approvedOpen',
  },
  declined: {
    title: 'donations.mail.declinedTitle',
    text: ['donations.mail.declinedText'],
    open: 'donations.mail.open',
  },
  wentBack: {
    title: 'donations.mail.wentBackTitle',
    text: ['donations.mail.wentBackText', 'donations.mail.wentBackReceipt'],
    open: 'donations.mail.open',
  },
  partWentBack: {
    title: 'donations.mail.wentBackTitle',
    text: ['donations.mail.wentBackText', 'donations.mail.partReceipt'],
    open: 'donations.mail.open',
  },
  sentBack: {
    title: 'donations.mail.sentBackTitle',
    text: ['donations.mail.sentBackText'],
    open: 'donations.mail.open',
  },
  notKept: {
    title: 'donations.mail.notKeptTitle',
    text: ['donations.mail.notKeptText'],
    open: 'donations.mail.open',
  },
  started: {
    title: 'donations.mail.thanksTitle',
    text: ['donations.mail.startedText', 'donations.mail.sum', 'donations.mail.thanksReceipt'],
    open: 'donations.mail.manage',
  },
  taken: {
    title: 'donations.mail.thanksTitle',
    text: ['donations.mail.takenText', 'donations.mail.sum', 'donations.mail.thanksReceipt'],
    open: 'donations.mail.manage',
  },
  soon: {
    title: 'donations.mail.soonTitle',
    text: ['donations.mail.soonText', 'donations.mail.sum'],
    open: 'donations.mail.manage',
  },
  failed: {
    title: 'donations.mail.failedTitle',
    text: ['donations.mail.failedText', 'donations.mail.sum', 'donations.mail.failedHelp'],
    open: 'donations.mail.manage',
  },
  stopped: {
    title: 'donations.mail.stoppedTitle',
    text: ['donations.mail.stoppedText', 'donations.mail.again'],
    open: 'donations.mail.open',
  },
  ended: {
    title: 'donations.mail.endedTitle',
    text: ['donations.mail.endedText', 'donations.mail.again'],
    open: 'donations.mail.open',
  },
  amount: {
    title: 'donations.mail.changedTitle',
    text: ['donations.mail.amountText', 'donations.mail.sum'],
    open: 'donations.mail.manage',
  },
  day: {
    title: 'donations.mail.changedTitle',
    text: ['donations.mail.dayText', 'donations.mail.sum'],
    open: 'donations.mail.manage',
  },
  skip: {
    title: 'donations.mail.changedTitle',
    text: ['donations.mail.skipText', 'donations.mail.sum'],
    open: 'donations.mail.manage',
  },
  unskip: {
    title: 'donations.mail.changedTitle',
    text: ['donations.mail.resumeText', 'donations.mail.sum'],
    open: 'donations.mail.manage',
  },
  pause: {
    title: 'donations.mail.pauseTitle',
    text: ['donations.mail.pauseText', 'donations.mail.sum'],
    open: 'donations.mail.manage',
  },
  resume: {
    title: 'donations.mail.resumeTitle',
    text: ['donations.mail.resumeText', 'donations.mail.sum'],
    open: 'donations.mail.manage',
  },
  cancel: {
    title: 'donations.mail.cancelTitle',
    text: ['donations.mail.cancelText', 'donations.mail.cancelUndo'],
    open: 'donations.mail.manage',
  },
  undo: {
    title: 'donations.mail.undoTitle',
    text: ['donations.mail.undoText', 'donations.mail.sum'],
    open: 'donations.mail.manage',
  },
  giftAid: {
    title: 'donations.mail.giftAidTitle',
    text: ['donations.mail.giftAidText', 'donations.mail.giftAidDuties'],
    open: 'donations.mail.open',
  },
  giftAidCanceled: {
    title: 'donations.mail.giftAidCanceledTitle',
    text: ['donations.mail.giftAidCanceledText'],
    open: 'donations.mail.open',
  },
  link: {
    title: 'donations.mail.linkTitle',
    text: ['donations.mail.linkText', 'donations.mail.sum'],
    open: 'donations.mail.open',
  },
} as const;
type DonorNews = keyof typeof news;

/**
 * Tells a donor what became of her donation, in her language, with the address of its page, in the caller's transaction. On Shabbat
 * and Yom Tov the mail waits by itself. `once` names the news among all of its kind.
 */
export async function tellDonor(
  ctx: Ctx,
  donation: DonationRow,
  {
    kind,
    once,
    sum,
    day,
    paymentId,
  }: { kind: DonorNews; once: string; sum?: Money; day?: LocalDate; paymentId?: string },
): Promise<void> {
  const { sealed_address, sealed_token, language, total, currency } = donation;
  if (sealed_address === null || sealed_token === null) return;
  const { title, text, open } = news[kind];
  const values = {
    about: nameDonation(ctx, language, donation),
    sum: moneyText(sum ?? money(total, currency), language),
    day: day === undefined ? '' : sayDay(day, language),
    period: donation.period,
  };
  const say = (key: string) => ctx.sayIn(language, key, values);
  await sendMail(ctx, {
    id: `donations.${kind}:${once}`,
    to: ctx.sealing.open(sealed_address),
    topic: 'own',
    askedBy: { timeZone: placeOfDonation(donation).timeZone },
    ...(paymentId !== undefined && { about: aboutPayment(paymentId) }),
    language,
    title: say(title),
    text: text.map(say),
    action: {
      label: say(open),
      path: href('donationOfDonor', { token: ctx.sealing.open(sealed_token) }),
    },
    note: say('donations.mail.note'),
  });
}
