import { href } from '#urls.ts';
import type { Placed } from '../contract.ts';

/** Where the buyer goes on: to the provider, or where there is nothing to pay, to what she has bought. `onSuccess` is the path after that. */
export function placeAfter({ payHref, orderId }: Placed, onSuccess: string | undefined): string {
  return payHref ?? href('subscriptionPaid', undefined, { order: orderId, onSuccess });
}
