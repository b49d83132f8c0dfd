import { sql, type SelectQueryBuilder } from 'kysely';

interface Counted {
  stickers: number;
  id: string;
}

/**
 * One page of works by keyset, those with the most stickers first. A sticker that is given meanwhile may move a work from a page that
 * is still to come to one that was read.
 */
export async function readEncouragedPage<DB, TB extends keyof DB, Row extends Counted>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { after, perPage }: { after: string | undefined; perPage: number },
): Promise<{ rows: Row[]; next?: string }> {
  const place = after === undefined ? undefined : readPlace(after);
  const ordered = query
    .orderBy(sql.ref('stickers'), 'desc')
    .orderBy(sql.ref('id'), 'desc')
    .limit(perPage + 1);
  const found = await (
    place ? ordered.where(sql<boolean>`(stickers, id) < (${place.stickers}, ${place.id})`) : ordered
  ).execute();
  const rows = found.slice(0, perPage);
  const last = rows.at(-1);
  return found.length > perPage && last ? { rows, next: `${last.stickers}.${last.id}` } : { rows };
}

/** Nonsense is the first page. */
function readPlace(after: string): Counted | undefined {
  const [, stickers, id] = /^(\d{1,9})\.(.+)$/.exec(after) ?? [];
  return stickers === undefined || id === undefined ? undefined : { stickers: Number(stickers), id };
}
