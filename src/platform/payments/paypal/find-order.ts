import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { ProviderUnclear } from '../provider-errors.ts';
import type { PaymentNames } from '../provider.ts';
import { readStrictly } from '../strict-answer.ts';
import type { PaypalClient } from './paypal-client.ts';
import type { PaypalConfig } from './paypal-config.ts';
import { capture } from './paypal-objects.ts';
import { PaypalRefused } from './paypal-refusal.ts';

/** As long as PayPal may keep our keys. */
const dayMilliseconds = 24 * 60 * 60 * 1000;
const daysBack = 3;
const mostPages = 5;

const report = z.object({
  transaction_details: z
    .array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string(),
          custom_field: z.string().optional(),
          invoice_id: z.string().optional(),
        }),
      }),
    )
    .default([]),
  total_pages: z.int().min(0).default(0),
});

interface Finding {
  client: PaypalClient;
  id: PaypalConfig['id'];
  clock: Clock;
}

/**
 * The order of a payment whose first answer was lost, by the reports of what was paid. They may be three hours behind, and
 * PayPal has no other search: where they do not show it, nobody knows, and it is never said to be absent.
 */
export async function findOrderId({ client, id, clock }: Finding, names: PaymentNames): Promise<string> {
  const captureId = await findCaptureId({ client, id, clock }, names);
  if (captureId === undefined) throw new ProviderUnclear(id, 'its reports do not show the payment yet');
  const found = await client.call({ method: 'GET', path: `/v2/payments/captures/${captureId}` });
  const order = readStrictly(id, capture, found).supplementary_data?.related_ids?.order_id;
  if (order === undefined) throw new ProviderUnclear(id, 'a capture names no order');
  return order;
}

async function findCaptureId(
  { client, id, clock }: Finding,
  { paymentId, amount }: PaymentNames,
): Promise<string | undefined> {
  const end = clock.now();
  const query = new URLSearchParams({
    start_date: new Date(end.getTime() - daysBack * dayMilliseconds).toISOString(),
    end_date: end.toISOString(),
    transaction_currency: amount.currency,
    transaction_amount: `${amount.amount} TO ${amount.amount}`,
    fields: 'transaction_info',
    page_size: '100',
  });
  for (let page = 1; page <= mostPages; page += 1) {
    query.set('page', String(page));
    const answer = await client
      .call({ method: 'GET', path: `/v1/reporting/transactions?${query.toString()}` })
      .catch((error: unknown) => {
        // Reports are a permission of their own: without them nobody knows, which refuses nothing.
        throw error instanceof PaypalRefused
          ? new ProviderUnclear(id, 'it does not let us read its reports')
          : error;
      });
    const { transaction_details: details, total_pages: pages } = readStrictly(id, report, answer);
    const ours = details.find(
      ({ transaction_info: info }) => info.custom_field === paymentId || info.invoice_id === paymentId,
    );
    if (ours || page >= pages) return ours?.transaction_info.transaction_id;
  }
  return undefined;
}
