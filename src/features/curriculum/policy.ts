/** The Hebrew years that can be requested: they cover the civil years 2000 to 2099. */
export const years = { first: 5761, last: 5859 } as const;
