import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';
import type { CardView } from '../contract.ts';
import { unlessOver } from '#features/people/offered/link-query.ts';

/** Whose sign-in card it is; null once it has been replaced. */
export const cardQuery = (api: PageApi, token: string) =>
  queryOptions<CardView | null>({
    queryKey: ['student-card', token],
    queryFn: () => unlessOver(api.classes.card.call({ token })),
    staleTime: Infinity,
  });
