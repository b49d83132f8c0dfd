import type { PageArgs } from '#page/page-route.ts';
import { unknownPage } from '#page/unknown-page.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { mayTeach } from '../policy.ts';

/** What a page of a class loads with; there is no such page for anyone who teaches nobody. */
export async function openForTeacher({ page }: Pick<PageArgs, 'page'>): Promise<PageArgs['page']> {
  const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
  if (!viewer || !mayTeach(viewer)) throw unknownPage();
  return page;
}
