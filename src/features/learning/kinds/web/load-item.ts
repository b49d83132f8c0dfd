import type { QueryClient, QueryExecuteOptions } from '@tanstack/react-query';
import type { LessonPart } from '#core/item-types.ts';
import type { Locale } from '#core/locale.ts';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import type { QueryPage } from '#features/learning/offered/learning-queries.ts';
import { itemKinds } from '../policy.ts';

interface PartOfApi {
  queryOptions(options: { input: { id: string; lang: Locale } }): QueryExecuteOptions;
}

/** Loads what the page of an open item shows besides its course. */
export function loadItem(
  { api, locale, queries }: QueryPage & { queries: QueryClient },
  { id, type }: Pick<ItemView, 'id' | 'type'>,
): Promise<unknown> {
  const parts: Record<LessonPart, PartOfApi> = api.learning;
  return Promise.all(
    itemKinds[type].loads.map((part) =>
      queries.query({ ...parts[part].queryOptions({ input: { id, lang: locale } }), staleTime: 'static' }),
    ),
  );
}
