/** How many rows a page of a listing may have; the first is the usual one. */
export const pageSizes = [50, 25, 100, 500] as const;
export type PageSize = (typeof pageSizes)[number];

const [usualPageSize] = pageSizes;

export const longestQuery = 200;
/** A cursor holds the value that the list is sorted by. */
export const longestCursor = 2000;
/** Rows that one bulk act may name, or match. */
export const selectedAtMost = 2000;
/** Beyond it, rows are no longer counted one by one. */
export const countedAtMost = 10_000;

/** The order that a request asks for: the name of a column, and its direction. */
export function readSort(sort: string): { column: string; isAscending: boolean } {
  const isAscending = !sort.startsWith('-');
  return { column: isAscending ? sort : sort.slice(1), isAscending };
}

/** The number of rows a page has if its request names none. */
export function pageSizeOf({ perPage }: { perPage?: PageSize | undefined }): PageSize {
  return perPage ?? usualPageSize;
}
