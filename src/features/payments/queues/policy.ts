/** Queues of payments: the list of payments can be narrowed to each. */
export const paymentQueues = ['review', 'unclear', 'refunds', 'confirmations'] as const;
export type PaymentQueue = (typeof paymentQueues)[number];

/** Everything that may wait for a person of finance, the most urgent first. */
export const queueNames = ['review', 'disputes', 'confirmations', 'refunds', 'unclear', 'webhooks'] as const;
export type QueueName = (typeof queueNames)[number];

export const queueTitles = {
  review: 'payments.queue.review',
  disputes: 'payments.queue.disputes',
  confirmations: 'payments.queue.confirmations',
  refunds: 'payments.queue.refunds',
  unclear: 'payments.queue.unclear',
  webhooks: 'payments.queue.webhooks',
} as const satisfies Record<QueueName, string>;

export const queueTexts = {
  review: 'payments.queue.reviewText',
  disputes: 'payments.queue.disputesText',
  confirmations: 'payments.queue.confirmationsText',
  refunds: 'payments.queue.refundsText',
  unclear: 'payments.queue.unclearText',
  webhooks: 'payments.queue.webhooksText',
} as const satisfies Record<QueueName, string>;

/** How many days before its end an open dispute is urgent. */
const urgentDays = 3;

export const urgencies = ['over', 'urgent', 'calm'] as const;
type Urgency = (typeof urgencies)[number];

/** How urgent it is to answer a dispute. */
export function urgencyOf({ state, dueAt }: { state: string; dueAt: Date | null }, now: Date): Urgency {
  if (state !== 'open' || dueAt === null) return 'calm';
  const leftMs = dueAt.getTime() - now.getTime();
  if (leftMs < 0) return 'over';
  return leftMs < urgentDays * 86_400_000 ? 'urgent' : 'calm';
}
