import { showAddress } from '#features/people/server/public.ts';
import { aboutPayment } from '#features/payments/server/about-payment.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { MailNote } from '#platform/mail/mail.ts';
import type { PaymentDetail } from '../contract.ts';

type PaymentMail = PaymentDetail['mails'][number];

/** More than a payment ever has. */
const limit = 100;

/** The mails about a payment, the first one first: to whom they went, when and what became of them. */
export async function listMails(ctx: Pick<Ctx, 'db' | 'mails'>, paymentId: string): Promise<PaymentMail[]> {
  const notes = await ctx.mails.listAbout(ctx, aboutPayment(paymentId), { limit });
  return notes.map((note) => ({
    subject: note.subject,
    to: showAddress(note.to),
    at: (note.sentAt ?? note.queuedAt).toISOString(),
    state: stateOf(note),
  }));
}

function stateOf({ sentAt, givenUpAt, unwanted }: MailNote): PaymentMail['state'] {
  if (unwanted) return 'unwanted';
  if (givenUpAt) return 'failed';
  return sentAt ? 'sent' : 'waiting';
}
