import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';
import { leastSeats, mostSeats } from '#features/licenses/policy.ts';

/** What the address of the page asks for; undefined where it asks for nothing that can be. */
export function readAsked(url: URL): { seats: number; country: string } | undefined {
  const seats = Number(url.searchParams.get('seats') ?? '');
  const country = url.searchParams.get('country') ?? '';
  const fits = Number.isInteger(seats) && seats >= leastSeats && seats <= mostSeats;
  return fits && /^[A-Z]{2}$/.test(country) ? { seats, country } : undefined;
}

export const quoteQuery = (api: PageApi, asked: { seats: number; country: string }) =>
  api.licenses.quote.queryOptions({ input: asked });

/** Names the next request, so that a form that is sent twice asks once. It travels with the page. */
export const requestKeyQuery = queryOptions({
  queryKey: ['license-request-key'],
  queryFn: () => Promise.resolve(crypto.randomUUID()),
  staleTime: Infinity,
});
