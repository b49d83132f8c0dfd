import type { Ctx } from '#platform/ctx.ts';
import { book, type Booking } from './server/book.ts';

let made = 0;

/** Books ten dollars of income, or whatever is said instead. */
export function makeTransfer(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { amount = 1000n, ...booking }: Partial<Booking> & { amount?: bigint } = {},
): Promise<boolean> {
  made += 1;
  return book(ctx, {
    entity: 'us',
    currency: 'USD',
    cause: `test:${made}`,
    note: '',
    lines: [
      { purpose: 'provider', detail: 'sandbox', amount },
      { purpose: 'income', detail: 'plans', amount: -amount },
    ],
    ...booking,
  });
}
