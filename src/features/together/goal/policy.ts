/** The most stories that a family can set out to see in a week. */
export const mostStories = 50;
