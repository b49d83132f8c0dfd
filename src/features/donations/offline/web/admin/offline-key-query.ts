import { queryOptions } from '@tanstack/react-query';

/** Names the next gift that is entered, so that a form that is sent twice enters one. It travels with the page. */
export const offlineKeyQuery = queryOptions({
  queryKey: ['donations-offline-key'],
  queryFn: () => Promise.resolve(crypto.randomUUID()),
  staleTime: Infinity,
});
