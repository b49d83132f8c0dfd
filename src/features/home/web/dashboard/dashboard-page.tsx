import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { OwnClasses } from '#features/classes/offered/own-classes.tsx';
import { ChildrenWorks } from '#features/submissions/offered/children-works.tsx';
import { DeedDiary } from '#features/submissions/offered/deed-diary.tsx';
import { FamilyImpact } from '#features/submissions/offered/family-impact.tsx';
import { OwnGallery } from '#features/submissions/offered/own-gallery.tsx';
import { FilmDashboard } from './film-dashboard.tsx';
import { GameDashboard } from './game-dashboard.tsx';

/** `/dashboard`: the learner's progress, today's offer and what comes next; in classic mode only the films. */
export default function DashboardPage() {
  const t = useTranslations();
  const viewer = useViewer();
  return (
    <>
      <PageHead title={t('home.dashboard.title')} path={href('dashboard')} noindex />
      {viewer?.classicMode && <FilmDashboard first={<ChildrenWorks />} />}
      {viewer && !viewer.classicMode && <GameDashboard viewer={viewer} first={<ChildrenWorks />} />}
      <FamilyImpact />
      {viewer && <OwnGallery isShownEmpty={!viewer.classicMode} />}
      <DeedDiary />
      <OwnClasses />
    </>
  );
}
