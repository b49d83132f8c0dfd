import type * as z from 'zod/mini';
import { pageSizes, type ListingRequest } from '#core/listing.ts';

/** What an address says of a table besides the request: how it is shown. */
const shownAs = ['columns'] as const;

/**
 * What the address of a page asks of its listing. Whatever does not fit is left out, so that a mistyped address shows a
 * list and no error.
 */
export function readListingRequest<Request extends ListingRequest>(
  schema: z.ZodMiniType<Request>,
  search: URLSearchParams,
): Request {
  const given: Record<string, unknown> = {};
  for (const [name, value] of search) if (value !== '') given[name] ??= value;
  const first = schema.safeParse(given);
  if (first.success) return first.data;
  for (const { path } of first.error.issues) delete given[String(path[0])];
  return schema.parse(given);
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
  const others: readonly string[] = ['at', 'sort', 'perPage', 'lang', ...shownAs];
  return new URLSearchParams([...search].filter(([name, value]) => value !== '' && !others.includes(name)));
}

/** What a saved view keeps: everything but the page. */
export function viewPart(search: URLSearchParams): string {
  return new URLSearchParams(
    [...search].filter(([name, value]) => value !== '' && name !== 'at' && name !== 'lang'),
  ).toString();
}

/** The number of rows a page has, as its address says. */
export function readPageSize(search: URLSearchParams): (typeof pageSizes)[number] {
  const [usual] = pageSizes;
  return pageSizes.find((size) => String(size) === search.get('perPage')) ?? usual;
}
