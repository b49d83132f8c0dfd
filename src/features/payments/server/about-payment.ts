/** Says of a mail which payment it is about, so that the page of the payment shows it. */
export function aboutPayment(paymentId: string): string {
  return `payment:${paymentId}`;
}
