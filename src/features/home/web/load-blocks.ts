import { contentBlocksQuery } from '#features/cms/offered/content-blocks-query.ts';
import type { PageArgs } from '#page/page-route.ts';

/** A page is complete without what staff have added to it: that it failed to load is not said (spec §8). */
export async function loadBlocks({ page }: Pick<PageArgs, 'page'>, category: string): Promise<void> {
  await page.queries.query(contentBlocksQuery(page, category)).catch(() => undefined);
}
