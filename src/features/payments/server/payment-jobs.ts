/** Asks the provider about a payment that is still open. */
export const lookJob = 'payments.look';
export interface LookJob {
  paymentId: string;
  /** How often it has been asked. */
  tries: number;
}

/** Ends a payment that was never begun. */
export const expireJob = 'payments.expire';
export interface ExpireJob {
  paymentId: string;
}

/** Makes a refund at the provider, or finds out what became of it. */
export const refundJob = 'payments.refund';
export interface RefundJob {
  refundId: string;
  tries: number;
}

/** Works off the webhooks of one object at a provider, in order. */
export const webhookJob = 'payments.webhook';
export interface WebhookJob {
  provider: string;
  object: string;
}
