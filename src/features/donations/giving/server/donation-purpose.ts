/** What payments for donations are for. */
export const donationPurpose = 'donation';
