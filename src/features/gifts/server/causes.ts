import { aboutPayment } from '#features/payments/server/public.ts';

/** Names the plan that a gift gives, among all that are granted. */
export function grantOf({ id }: { id: string }): string {
  return `gift:${id}`;
}

/** What the invoice of a gift is for. */
export function invoiceCause({ id }: { id: string }): string {
  return `gift:${id}`;
}

/** What its mails are about, once it was paid for. */
export function aboutGift({ payment_id }: { payment_id: string | null }): string | undefined {
  return payment_id === null ? undefined : aboutPayment(payment_id);
}
