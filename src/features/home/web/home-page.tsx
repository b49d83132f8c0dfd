import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { loadMemberships } from '#features/classes/offered/load-memberships.ts';
import { asksWho } from '#features/families/offered/asks-who.ts';
import { categoriesQuery, courseListQuery, todayQuery } from '#features/learning/offered/learning-queries.ts';
import { useViewer, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { loadBegun } from './load-begun.ts';
import { loadFirstFilm } from './load-first-film.ts';
import { LearnerHome } from './learner/learner-home.tsx';
import { VisitorHome } from './visitor/visitor-home.tsx';

/** On a device that a family shares it begins with the question who is learning. */
export async function load({ page }: PageArgs): Promise<Response | undefined> {
  const [viewer] = await Promise.all([
    page.queries.ensureQueryData(viewerQuery(page.api)),
    page.queries.ensureQueryData(courseListQuery(page)),
    page.queries.ensureQueryData(categoriesQuery(page)),
    loadMemberships(page),
  ]);
  if (!viewer) await loadFirstFilm({ page });
  else if (await asksWho(page, viewer)) return redirect(href('familyWho'));
  else await Promise.all([loadBegun(page), page.queries.query(todayQuery(page))]);
  return undefined;
}

/** `/` and `/home`: what Lamed is, for anyone new to it, and where to continue, for anyone signed in. */
export default function HomePage() {
  const t = useTranslations();
  const viewer = useViewer();
  return (
    <>
      <PageHead title={t('home.head.title')} description={t('home.head.description')} path={href('start')} />
      {viewer ? <LearnerHome viewer={viewer} /> : <VisitorHome />}
    </>
  );
}
