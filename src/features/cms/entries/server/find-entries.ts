import type { Ctx } from '#platform/ctx.ts';
import type { Find } from '#features/administration/server/public.ts';
import { editorOf } from './entry-view.ts';
import { isCalled, readTitle } from './titles.ts';

const foundAtMost = 5;

/** The entries whose title or key contains what was typed, last changed first, for the palette of the administration. */
export async function findEntries({ db, contentTypes, locale }: Ctx, { q }: { q: string }): Promise<Find[]> {
  if (contentTypes.size === 0) return [];
  const rows = await db
    .selectFrom('entries')
    .select(['id', 'content_type', 'key', 'title', 'titles'])
    .where('content_type', 'in', [...contentTypes.keys()])
    .where('deleted_at', 'is', null)
    .where(isCalled(q))
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(foundAtMost)
    .execute();
  return rows.flatMap(({ id, content_type, key, ...titled }) => {
    const type = contentTypes.get(content_type);
    if (!type) return [];
    const { title, titleLang } = readTitle(titled, locale);
    return {
      id,
      kind: type.label,
      title,
      ...(titleLang && { lang: titleLang }),
      href: editorOf(type, key),
      permission: 'content.translate',
    };
  });
}
