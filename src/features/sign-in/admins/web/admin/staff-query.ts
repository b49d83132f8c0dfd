import type { PageApi } from '#page/page-context.ts';

/** Everyone who works in the administration, as it is now. */
export const staffQuery = ({ api }: { api: PageApi }) => api.signIn.staff.queryOptions({ staleTime: 0 });
