import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { NightBand } from '#art/night-band.tsx';
import { tasksQuery } from '#features/learning/offered/learning-queries.ts';
import { useLearner } from '#features/people/offered/learner.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { Container } from '#ui/layout/container.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';
import { ownWorksQuery } from '#features/submissions/offered/own-works-query.ts';
import { OwnBricks } from '#features/submissions/handing-in/web/own-bricks.tsx';
import { BrickWall } from '#features/submissions/wall/web/brick-wall.tsx';
import { firstWorks, wallQuery } from '#features/submissions/wall/web/wall-queries.ts';
import { WorkBrick } from '#features/submissions/wall/web/work-brick.tsx';
import { workHref } from '#features/submissions/wall/web/work-href.ts';
import { ChallengeCard } from './challenge-card.tsx';
import { groupByCourse } from './group-by-course.ts';

export { loadChallenges as load } from './load-challenges.ts';

/** `/challenges`: what the learner has handed in, everything there is to do, course by course, and what others made. */
export default function ChallengesPage() {
  const t = useTranslations();
  const page = usePage();
  const isLearner = useLearner() !== null;
  const { data: tasks } = useSuspenseQuery(tasksQuery(page));
  const { data: wall } = useSuspenseQuery(wallQuery(page, {}));
  const { data: own } = useQuery({ ...ownWorksQuery(page), enabled: isLearner });
  const works = own?.items ?? [];
  return (
    <>
      <PageHead
        title={t('submissions.challenges.headTitle')}
        description={t('submissions.challenges.intro')}
        path={href('challenges')}
      />
      <NightBand>
        <h1 className="pt-8 text-step-4 sm:pt-14">{t('submissions.challenges.title')}</h1>
        <p className="mt-3 max-w-reading text-step-1 text-pretty text-muted">
          {t('submissions.challenges.intro')}
        </p>
      </NightBand>
      {works.length > 0 && (
        <Container className="pb-8">
          <section aria-labelledby="own-works">
            <SectionHeading id="own-works" className="mb-6">
              {t('submissions.challenges.mine')}
            </SectionHeading>
            <OwnBricks works={works.slice(0, firstWorks)} />
          </section>
        </Container>
      )}
      <Container className="pt-4 pb-16">
        {tasks.length > 0 ? (
          <section aria-labelledby="open-challenges">
            <SectionHeading id="open-challenges" className="mb-6">
              {t('submissions.challenges.open')}
            </SectionHeading>
            {groupByCourse(tasks).map(({ courseId, courseTitle, tasks }) => (
              <section key={courseId} aria-labelledby={`course-${courseId}`} className="mb-10">
                <h3 id={`course-${courseId}`} className="mb-4 text-step-1 font-bold text-violet">
                  {courseTitle}
                </h3>
                <ul className="grid gap-5 sm:grid-cols-2">
                  {tasks.map((task) => (
                    <li key={task.id} className="flex">
                      <ChallengeCard task={task} work={works.find(({ item }) => item.id === task.id)} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </section>
        ) : (
          <EmptyState
            scene="table-talk"
            title={t('submissions.challenges.noneTitle')}
            action={<Button href={`${href('home')}#courses`}>{t('submissions.challenges.toCourses')}</Button>}
          >
            {t('submissions.challenges.noneText')}
          </EmptyState>
        )}
      </Container>
      {wall.items.length > 0 && (
        <PageSection tone="sand" labelledBy="others-made">
          <SectionHeading
            id="others-made"
            className="mb-6"
            action={
              <Button href={href('submissions')} variant="secondary">
                {t('submissions.challenges.toWall')}
              </Button>
            }
          >
            {t('submissions.challenges.others')}
          </SectionHeading>
          <BrickWall>
            {wall.items.slice(0, firstWorks).map((work) => (
              <WorkBrick key={work.id} work={work} href={workHref(work.id)} headingLevel={3} />
            ))}
          </BrickWall>
        </PageSection>
      )}
    </>
  );
}
