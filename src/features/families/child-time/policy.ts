/** How often a child may ask for more time in a day: a grown-up is asked, not worn down. */
export const requestsPerDay = 3;
