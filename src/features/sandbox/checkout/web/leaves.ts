import type { CheckoutView } from '../contract.ts';

/** Whether the payer has nothing left to do here, and goes back. */
export function leaves({ state }: CheckoutView): boolean {
  return state === 'paid' || state === 'processing' || state === 'cancelled';
}
