import * as z from 'zod/mini';

/** Something that must hold and does not: which invariant of the books, and of what. */
export const Finding = z.object({
  check: z.enum([
    'unbalanced',
    'closed_balance',
    'captured_once',
    'refunded_once',
    'overrefunded',
    'provider_balance',
    'coupon_limit',
    'stuck',
  ]),
  /** The transfer, payment or account. */
  subject: z.string(),
  detail: z.string(),
});
export type Finding = z.infer<typeof Finding>;
