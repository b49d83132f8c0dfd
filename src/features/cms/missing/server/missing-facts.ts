import type { Ctx } from '#platform/ctx.ts';
import type { Fact } from '#features/administration/server/public.ts';
import { authorOf } from '#features/cms/entries/server/rights.ts';

/** How many texts are missing in each language that the caller may write. */
export async function listMissingFacts(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<Fact[]> {
  const rows = await ctx.db
    .selectFrom('entry_gaps')
    .innerJoin('entries', 'entries.id', 'entry_id')
    .where('deleted_at', 'is', null)
    .select(({ fn }) => ['locale', fn.countAll<string>().as('count')])
    .groupBy('locale')
    .execute();
  return authorOf(ctx).rights.languages.flatMap((locale) => {
    const count = Number(rows.find((row) => row.locale === locale)?.count ?? 0);
    if (count === 0) return [];
    return {
      id: `cms.missing.${locale}`,
      text: 'cms.missing.fact',
      language: locale,
      count,
      kind: 'count' as const,
      href: `/admin/content/missing?language=${locale}`,
      permission: 'content.translate' as const,
    };
  });
}
