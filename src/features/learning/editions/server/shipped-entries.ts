import type { EntryContent } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import { filmKey } from './entry-keys.ts';
import { getShippedDocs, type ShippedDocs } from './shipped-docs.ts';

export type EntryTypeName = 'course' | 'item' | 'film' | 'category';

/** What is shipped, by the type and key of its entry. */
type ShippedEntries = Record<EntryTypeName, ReadonlyMap<string, EntryContent>>;

const known = new WeakMap<ShippedDocs, ShippedEntries>();

export async function listShippedEntries(
  ctx: Ctx,
  type: EntryTypeName,
): Promise<ReadonlyMap<string, EntryContent>> {
  const shipped = await getShippedDocs(ctx);
  const entries = known.get(shipped) ?? entriesIn(shipped, shipped);
  known.set(shipped, entries);
  return entries[type];
}

/** The entries of an edition, by the keys that they have beside what is shipped. */
export function entriesIn({ categories, courses }: ShippedDocs, shipped: ShippedDocs): ShippedEntries {
  const all = [...courses];
  return {
    course: new Map(all.map(([id, { course }]) => [id, course])),
    item: new Map(all.flatMap(([, { items }]) => Object.entries(items))),
    film: new Map(
      all.flatMap(([id, { folder, films }]) =>
        Object.entries(films).map(([film, docs]): [string, EntryContent] => [
          filmKey(folder, film, shipped.courses.get(id)),
          docs,
        ]),
      ),
    ),
    category: new Map(Object.entries(categories)),
  };
}
