/** Rows that are in memory, each with the value that orders it; no two have the same. */
interface Ordered {
  by: string;
}

interface PageAsked {
  /** The cursor of another page's answer. */
  at: string | undefined;
  perPage: number;
  descending: boolean;
}

/**
 * A page of rows that are few enough to be in memory, as listings of tables have it: a cursor is the place of a row, which
 * stays what it is when the row itself is gone. `>` asks for what follows it, `<` for what comes before. Where nothing
 * follows any more, the first page comes instead.
 */
export function pageOfRows<Row extends Ordered>(
  rows: readonly Row[],
  { at, perPage, descending }: PageAsked,
): { items: Row[]; next?: string; previous?: string } {
  const compare = (a: string, b: string) => (descending ? -1 : 1) * (a < b ? -1 : Number(a > b));
  const inOrder = rows.toSorted((a, b) => compare(a.by, b.by));
  const asked = at === undefined ? 0 : findStart(inOrder, at, { perPage, compare });
  const start = asked < inOrder.length ? asked : 0;
  const items = inOrder.slice(start, start + perPage);
  const [first, last] = [items[0], items.at(-1)];
  return {
    items,
    ...(last && start + perPage < inOrder.length && { next: `>${last.by}` }),
    ...(first && start > 0 && { previous: `<${first.by}` }),
  };
}

function findStart(
  inOrder: readonly Ordered[],
  at: string,
  { perPage, compare }: { perPage: number; compare(a: string, b: string): number },
): number {
  const cursor = at.slice(1);
  if (at.startsWith('>')) return inOrder.filter(({ by }) => compare(by, cursor) <= 0).length;
  return Math.max(0, inOrder.filter(({ by }) => compare(by, cursor) < 0).length - perPage);
}
