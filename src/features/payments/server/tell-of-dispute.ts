import { adminHref } from '#admin-urls.ts';
import { dayFormat } from '#core/day-format.ts';
import { locales } from '#core/locale.ts';
import { moneyText } from '#core/money-text.ts';
import type { DisputeFacts } from '#platform/payments/provider.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { listStaffWith } from '#features/people/server/public.ts';
import { aboutPayment } from './about-payment.ts';
import type { PaymentCtx } from './payment-ctx.ts';

/** Tells everyone of finance that a payer's bank asks for money back, once for each dispute: evidence is due within days. */
export async function tellOfDispute(
  ctx: PaymentCtx,
  paymentId: string,
  { reference, amount, dueAt }: DisputeFacts,
): Promise<void> {
  for (const { id: userId, emailAddress, language } of await listStaffWith(ctx, 'money.act')) {
    const say = (key: string, values?: Record<string, string>) => ctx.sayIn(language, key, values);
    const day = dueAt && dayFormat(locales[language].tag, { dateStyle: 'long' }).format(dueAt);
    await sendMail(ctx, {
      id: `payments.dispute:${paymentId}:${reference}:${userId}`,
      to: emailAddress,
      topic: 'own',
      about: aboutPayment(paymentId),
      language,
      title: say('payments.mail.disputeTitle'),
      text: [
        say('payments.mail.disputeText', { sum: moneyText(amount, language) }),
        ...(day ? [say('payments.mail.disputeDue', { day })] : []),
      ],
      action: { label: say('payments.mail.disputeOpen'), path: adminHref('adminPayment', { paymentId }) },
      note: say('payments.mail.disputeNote'),
    });
  }
}
