import { longestCursor, longestQuery, pageSizes, type PageSize } from '#core/listing-limits.ts';
import type { ListingFilters, ListingRequest } from '#core/listing.ts';

/** The columns that an address names, in brackets as there may be several. They are no part of the request. */
export const columnsParameter = 'columns[]';

/** How each filter is read from an address; undefined for what it cannot be. */
export type FilterReaders<Request extends ListingRequest> = {
  [Name in keyof ListingFilters<Request>]-?: (typed: string) => Request[Name] | undefined;
};

/**
 * What the address of a page asks of its listing. Whatever does not fit is left out, so that a mistyped address shows a
 * list and no error. Schemas stay on the server: a browser would load all of their library.
 */
export function readListingRequest<Request extends ListingRequest>(
  filters: FilterReaders<Request>,
  search: URLSearchParams,
): Request {
  const read: Record<string, unknown> = {
    q: cut(search.get('q')?.trim(), longestQuery),
    sort: search.get('sort') ?? undefined,
    at: cut(search.get('at') ?? undefined, longestCursor),
    perPage: findPageSize(search),
  };
  for (const name of Object.keys(filters) as (keyof typeof filters & string)[]) {
    const typed = search.get(name);
    if (typed) read[name] = filters[name](typed);
  }
  const given = Object.entries(read).filter(([, value]) => value !== undefined && value !== '');
  // Each reader answers for its own part of the request.
  return Object.fromEntries(given) as unknown as Request;
}

function cut(text: string | undefined, longest: number): string | undefined {
  return text?.slice(0, longest);
}

/** The same page with these parameters changed. It begins at the first page again, unless `at` says where. */
export function changeAddress(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const changed = new URLSearchParams([...search].filter(([name, value]) => name !== 'at' && value !== ''));
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return `?${changed}`;
}

/** Which rows an address shows, whatever their order and page: a selection belongs to these. */
export function matchingPart(search: URLSearchParams): URLSearchParams {
  const others: readonly string[] = ['at', 'sort', 'perPage', 'lang', columnsParameter];
  return new URLSearchParams([...search].filter(([name, value]) => value !== '' && !others.includes(name)));
}

/** What a saved view keeps: everything but the page. */
export function viewPart(search: URLSearchParams): string {
  return new URLSearchParams(
    [...search].filter(([name, value]) => value !== '' && name !== 'at' && name !== 'lang'),
  ).toString();
}

/** The number of rows a page has, as its address says. */
export function readPageSize(search: URLSearchParams): PageSize {
  return findPageSize(search) ?? pageSizes[0];
}

function findPageSize(search: URLSearchParams): PageSize | undefined {
  return pageSizes.find((size) => String(size) === search.get('perPage'));
}
