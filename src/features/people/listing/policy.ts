/** The plans that the list of users can be filtered by. */
export const listedPlans = ['free', 'standard', 'premium', 'complimentary'] as const;

/** The states of an account (spec §4). */
export const userStatuses = ['trial', 'free', 'paid'] as const;
