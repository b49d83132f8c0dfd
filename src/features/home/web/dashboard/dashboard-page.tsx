import { useTranslations } from 'use-intl';
import { homePanels } from '#page/home-panels.ts';
import { PageHead } from '#page/page-head.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { PageParts } from '#page/page-parts.tsx';
import { href } from '#urls.ts';
import { loadMemberships } from '#features/classes/offered/load-memberships.ts';
import { useViewer, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { dashboardQuery } from '#features/rewards/offered/dashboard-query.ts';
import { childrenWorksQuery } from '#features/submissions/offered/children-works-query.ts';
import { ownWorksQuery } from '#features/submissions/offered/own-works-query.ts';
import { OwnClasses } from '#features/classes/offered/own-classes.tsx';
import { ChildrenWorks } from '#features/submissions/offered/children-works.tsx';
import { DeedDiary } from '#features/submissions/offered/deed-diary.tsx';
import { FamilyImpact } from '#features/submissions/offered/family-impact.tsx';
import { OwnGallery } from '#features/submissions/offered/own-gallery.tsx';
import { loadBegun } from '../load-begun.ts';
import { FilmDashboard } from './film-dashboard.tsx';
import { GameDashboard } from './game-dashboard.tsx';

export async function load({ page }: PageArgs): Promise<void> {
  const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
  await Promise.all([
    loadBegun(page),
    loadMemberships(page),
    page.queries.query(childrenWorksQuery(page.api)),
    viewer?.classicMode ? undefined : page.queries.query(dashboardQuery(page)),
    page.queries.query(ownWorksQuery(page)),
  ]);
}

/** `/dashboard`: the learner's progress, today's offer and what comes next; in classic mode only the films. */
export default function DashboardPage() {
  const t = useTranslations();
  const viewer = useViewer();
  return (
    <>
      <PageHead title={t('home.dashboard.title')} path={href('dashboard')} noindex />
      {viewer?.classicMode && <FilmDashboard first={<ChildrenWorks />} />}
      {viewer && !viewer.classicMode && <GameDashboard viewer={viewer} first={<ChildrenWorks />} />}
      <PageParts place={homePanels} told={{}} />
      <FamilyImpact />
      {viewer && <OwnGallery isShownEmpty={!viewer.classicMode} />}
      <DeedDiary />
      <OwnClasses />
    </>
  );
}
