import { ORPCError } from '@orpc/client';
import { queryOptions } from '@tanstack/react-query';
import type { PageContext } from '#page/page-context.ts';
import type { PersonPanel } from '#features/people/panel/contract.ts';

/** A person's panel, or null if nobody has this id. Fetched again whenever it is opened: others work on it too. */
export function panelQuery({ api, locale }: Pick<PageContext, 'api' | 'locale'>, id: string) {
  return queryOptions<PersonPanel | null>({
    queryKey: [...api.people.person.key({ input: { id } }), locale],
    queryFn: async () => {
      try {
        return await api.people.person.call({ id });
      } catch (error) {
        if (error instanceof ORPCError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
