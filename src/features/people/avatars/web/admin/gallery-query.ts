import type { PageApi } from '#page/page-context.ts';

/** All pictures as they are now. */
export const galleryQuery = ({ api }: { api: PageApi }) => api.people.gallery.queryOptions({ staleTime: 0 });
