/** The attribute of a kept document that holds the time it was kept, as ISO 8601. */
export const keptMark = 'data-kept-at';
