import { href } from '#urls.ts';

/** Where the giver goes on: to the provider, or to her page that waits, if what came of paying is not known yet. */
export function placeAfter(token: string, payHref: string | null): string {
  return payHref ?? href('giftOfGiver', { token }, { payment: 'unknown' });
}
