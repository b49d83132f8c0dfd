import * as z from 'zod/mini';
import { longestCursor, longestQuery, pageSizes, selectedAtMost } from './listing-limits.ts';

const PageSize = z.pipe(z.coerce.number(), z.literal([...pageSizes]));

/**
 * What every listing is asked for. `sort` is a column, with a minus sign in front for descending order; `at` is the `next`
 * or `previous` of another page. A listing of a feature extends this by its filters: `z.extend(ListingRequest, { … })`.
 */
export const ListingRequest = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(longestQuery))),
  sort: z.optional(z.string().check(z.maxLength(60))),
  at: z.optional(z.string().check(z.maxLength(longestCursor))),
  perPage: z.optional(PageSize),
});
export type ListingRequest = z.infer<typeof ListingRequest>;

/** The filters of a listing's request. */
export type ListingFilters<Request extends ListingRequest> = Omit<Request, keyof ListingRequest>;

/**
 * One page of a listing. `totalItems` is how many rows match in all; where `isTotalExact` is false, there are more than
 * that. `next` and `previous` are missing on the last and the first page.
 */
export function listingPageOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    totalItems: z.int(),
    isTotalExact: z.boolean(),
    next: z.optional(z.string()),
    previous: z.optional(z.string()),
  });
}

export interface ListingPage<Item> {
  items: Item[];
  totalItems: number;
  isTotalExact: boolean;
  next?: string | undefined;
  previous?: string | undefined;
}

/** The rows that a bulk act is about: those named, or all that match a request of the listing. */
export function selectionOf<Request extends z.core.$ZodType>(request: Request) {
  return z.union([
    z.object({ ids: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(selectedAtMost)) }),
    z.object({ matching: request }),
  ]);
}

export type ListingSelection<Request> = { ids: string[] } | { matching: Request };
