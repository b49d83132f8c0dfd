import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import type { Find } from '#features/administration/server/public.ts';
import { editorOf } from './entry-view.ts';

const foundAtMost = 5;

/** The entries whose title or key contains what was typed, last changed first, for the palette of the administration. */
export async function findEntries({ db, contentTypes }: Ctx, { q }: { q: string }): Promise<Find[]> {
  if (contentTypes.size === 0) return [];
  const rows = await db
    .selectFrom('entries')
    .select(['id', 'content_type', 'key', 'title'])
    .where('content_type', 'in', [...contentTypes.keys()])
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`position(lower(${q}) in lower(title || ' ' || key)) > 0`)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(foundAtMost)
    .execute();
  return rows.flatMap(({ id, content_type, key, title }) => {
    const type = contentTypes.get(content_type);
    if (!type) return [];
    return {
      id,
      kind: type.label,
      title: title || key,
      href: editorOf(type, key),
      permission: 'content.translate',
    };
  });
}
