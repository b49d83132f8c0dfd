import type { PageArgs } from '#page/page-route.ts';
import { unknownPage } from '#page/unknown-page.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';

/** A minor has no authority over others, whatever her role. */
export async function refuseMinor({ page }: PageArgs): Promise<void> {
  const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
  if (viewer?.minor) throw unknownPage();
}
