import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { LearnerHome } from './learner/learner-home.tsx';
import { VisitorHome } from './visitor/visitor-home.tsx';

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
