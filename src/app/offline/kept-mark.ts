/** The attribute of a kept document that says when it was kept, as ISO 8601. */
export const keptMark = 'data-kept-at';
