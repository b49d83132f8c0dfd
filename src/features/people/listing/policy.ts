/** The plans by which users are filtered; a trial is a status. */
export const listedPlans = ['free', 'standard', 'premium', 'complimentary'] as const;
export const userStatuses = ['trial', 'free', 'paid'] as const;
