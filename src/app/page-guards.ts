import { redirect } from 'react-router';
import type { UserView } from '../features/accounts/contract.ts';
import { defaultPage } from '../features/accounts/web/offered/default-page.ts';
import { isIntroduced } from '../features/accounts/web/offered/is-introduced.ts';
import { viewerQuery } from '../features/accounts/web/offered/viewer-query.ts';
import type { PageArgs, PageRoute } from '../page/page-route.ts';
import { href, sameOriginPath } from '../urls.ts';

type Rules = Pick<PageRoute, 'access' | 'openTo'>;

/** Where somebody goes instead of a page she may not see (now); undefined when she may (spec §2, navigation guards). */
export async function turnAway(rules: Rules, { page, url }: PageArgs): Promise<Response | undefined> {
  const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
  const elsewhere = viewer ? findOtherPage(rules, viewer, url) : findSignIn(rules, url);
  return elsewhere === undefined ? undefined : redirect(elsewhere);
}

function findSignIn({ access }: Rules, url: URL): string | undefined {
  return access === 'member' ? href('login', undefined, { onSuccess: url.pathname + url.search }) : undefined;
}

function findOtherPage({ access, openTo = [] }: Rules, viewer: UserView, url: URL): string | undefined {
  if (access === 'visitor') {
    return sameOriginPath(url.searchParams.get('onSuccess')) ?? defaultPage(viewer);
  }
  if (viewer.awaitsGuardian) return openTo.includes('waiting') ? undefined : href('joinPending');
  if (!isIntroduced(viewer) && !openTo.includes('unnamed')) {
    const isDefault = url.pathname === href('start') || url.pathname === defaultPage(viewer);
    return href('welcomeName', undefined, { onSuccess: isDefault ? undefined : url.pathname + url.search });
  }
  return undefined;
}
