import type { PageApi } from '#page/page-context.ts';

/** Who of the family may be learning on this device. */
export const familyPeopleQuery = (api: PageApi) => api.families.familyPeople.queryOptions({ staleTime: 0 });

/** The family as a parent sees it. */
export const familyQuery = (api: PageApi) => api.families.family.queryOptions({ staleTime: 0 });
