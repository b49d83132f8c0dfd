/** Whose the keys of a donation's payments are, and the way to pay that is kept for one without an account. */
export const payerOf = ({ id }: { id: string }): string => `donation:${id}`;
