/** What the rows of the report may be about. */
export const impactDimensions = ['kind', 'item', 'course', 'class', 'school', 'country'] as const;
export type ImpactDimension = (typeof impactDimensions)[number];

/** Those whose rows may be about a few people: their figures are for staff who may look people up. */
export const aboutPeople: ReadonlySet<ImpactDimension> = new Set(['class', 'school', 'country']);

export const impactSorts = ['deeds', 'people', 'hours', 'label'] as const;
