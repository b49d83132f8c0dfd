import { href } from '#urls.ts';
import type { AskedGift } from '#features/donations/web/donation-queries.ts';

/** The same form where the amount and the period can be chosen. */
export function addressToChoose({ currency, to, via }: AskedGift): string {
  return href('donate', undefined, { currency, to, via });
}
