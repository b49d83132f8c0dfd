/** Names the refund of a payment that was sent back as soon as it was here. */
export function sentBackId(paymentId: string): string {
  return `${paymentId}-back`;
}
