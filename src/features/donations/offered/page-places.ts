import type { PagePlace } from '#page/page-parts.tsx';
import type { DonationView } from '../giving/contract.ts';

/** Under what the form of a donation is for: `to` is its target, such as `impact:ID`. */
export const donatePlace: PagePlace<{ to: string | undefined }> = 'donations.donate';

/** Under the thanks on the page of a donor. */
export const donorPlace: PagePlace<{ token: string; donation: DonationView }> = 'donations.donor';
