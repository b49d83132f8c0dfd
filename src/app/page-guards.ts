import { redirect } from 'react-router';
import { findBarrier, type AccessRules, type Barrier } from '../core/access.ts';
import type { UserView } from '#features/people/contract.ts';
import { defaultPage } from '#features/people/offered/default-page.ts';
import { standingOf } from '#features/people/offered/standing-of.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import type { PageArgs } from '../page/page-route.ts';
import { href, sameOriginPath } from '../urls.ts';
import { withNotice } from './shell/notices.ts';

/** Where a signed-in user goes from an address that a barrier keeps her from (spec §2, navigation guards). */
const placesInstead: Record<Exclude<Barrier, 'signedOut'>, (viewer: UserView, url: URL) => string> = {
  signedIn: (viewer, url) => sameOriginPath(url.searchParams.get('onSuccess')) ?? defaultPage(viewer),
  notPermitted: ({ staff, permissions }, url) =>
    staff && permissions.length === 0
      ? href('settingsSecurity', undefined, { onSuccess: pathOf(url) })
      : href('home'),
  waiting: () => href('joinPending'),
  unnamed(viewer, url) {
    const isDefault = url.pathname === href('start') || url.pathname === defaultPage(viewer);
    return href('welcomeName', undefined, { onSuccess: isDefault ? undefined : pathOf(url) });
  },
  role: (viewer) => withNotice(defaultPage(viewer), 'for-grown-ups'),
};

/** The redirect for a user who may not see a page (now); undefined when she may. */
export async function turnAway(rules: AccessRules, { page, url }: PageArgs): Promise<Response | undefined> {
  const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
  const barrier = findBarrier(rules, viewer ? standingOf(viewer) : undefined);
  if (!barrier) return undefined;
  return redirect(viewer && barrier !== 'signedOut' ? placesInstead[barrier](viewer, url) : signInPage(url));
}

/** The sign-in page that then returns to an address. */
export function signInPage(url: URL): string {
  return href('login', undefined, { onSuccess: pathOf(url) });
}

function pathOf(url: URL): string {
  return url.pathname + url.search;
}
