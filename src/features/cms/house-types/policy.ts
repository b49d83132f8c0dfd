/** The pages that show content blocks, by the category of a block. */
export const blockCategories = ['parents', 'educators', 'family'] as const;
