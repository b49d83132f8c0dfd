/** How many steps a challenge or a deed has. */
export const taskSteps = { min: 2, max: 8 };
