import { useQuery } from '@tanstack/react-query';
import type { UserView } from '#features/people/contract.ts';
import { usePage } from '#page/page-provider.tsx';
import type { QueryPage } from './learning-queries.ts';

export const missingContentQuery = ({ api }: Pick<QueryPage, 'api'>) =>
  api.learning.missing.queryOptions({ staleTime: 5 * 60_000 });

/** Whether content may be kept from a viewer: only from a child of a family (docs/decisions/0125). */
export function mayMissContent(viewer: UserView | null | undefined): boolean {
  return viewer?.role === 'home';
}

const nothing: readonly string[] = [];

/** The addresses of content that every page links to and that is kept from the viewer. The shell loads them for a child. */
export function useMissingContent(viewer: UserView | null | undefined): readonly string[] {
  const enabled = mayMissContent(viewer);
  const { data } = useQuery({ ...missingContentQuery(usePage()), enabled });
  return (enabled && data?.items) || nothing;
}
