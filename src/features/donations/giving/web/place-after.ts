import { href } from '#urls.ts';

/** Where the donor goes on: to the provider, or to her own page, which waits if what came of paying is not known yet. */
export function placeAfter({ token, payHref }: { token: string; payHref: string | null }): string {
  return payHref ?? href('donationOfDonor', { token }, { payment: 'unknown' });
}
