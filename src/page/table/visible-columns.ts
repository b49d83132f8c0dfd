import { columnsParameter } from './listing-address.ts';
import type { TableColumn } from './table-parts.ts';

/** Which columns an address shows: those it names, else the usual ones. The first is always there. */
export function findVisible(
  columns: readonly Pick<TableColumn<never>, 'id' | 'isExtra'>[],
  search: URLSearchParams,
): Record<string, boolean> {
  const chosen = search.getAll(columnsParameter);
  return Object.fromEntries(
    columns.map(({ id, isExtra = false }, index) => [
      id,
      index === 0 || (chosen.length > 0 ? chosen.includes(id) : !isExtra),
    ]),
  );
}
