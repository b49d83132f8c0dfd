import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
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
import { LinkChips } from '#ui/menu/link-chips.tsx';
import { href } from '#urls.ts';
import { ownWorksQuery } from '#features/submissions/offered/own-works-query.ts';
import { OwnBricks } from '#features/submissions/handing-in/web/own-bricks.tsx';
import { BrickWall } from '#features/submissions/wall/web/brick-wall.tsx';
import { firstWorks, wallQuery } from '#features/submissions/wall/web/wall-queries.ts';
import { WorkBrick } from '#features/submissions/wall/web/work-brick.tsx';
import { workHref } from '#features/submissions/wall/web/work-href.ts';
import { CourseChallenges, hrefOfCourse } from './course-challenges.tsx';
import { findChosenCourse } from './course-choice.ts';
import { groupByCourse } from './group-by-course.ts';

export { loadChallenges as load } from './load-challenges.ts';

/** So many of the learner's own works come before what there is to do. */
const fewWorks = 4;

/** `/challenges`: what the learner has handed in, what there is to do, of every course or of one, and what others made of it. */
export default function ChallengesPage() {
  const t = useTranslations();
  const page = usePage();
  const isLearner = useLearner() !== null;
  const { data: tasks } = useSuspenseQuery(tasksQuery(page));
  const chosen = findChosenCourse(useSearchParams()[0], tasks);
  const { data: wall } = useSuspenseQuery(wallQuery(page, { course: chosen }));
  const { data: own } = useQuery({ ...ownWorksQuery(page), enabled: isLearner });
  const works = own?.items ?? [];
  const shownWorks = chosen === undefined ? works : works.filter(({ item }) => item.courseId === chosen);
  const courses = groupByCourse(tasks);
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
        {wall.items.length > 0 && (
          <p className="mt-5">
            <Button href="#others-made" variant="secondary" size="s">
              {t('submissions.challenges.others')}
            </Button>
          </p>
        )}
      </NightBand>
      {shownWorks.length > 0 && (
        <Container className="pt-4 pb-8">
          <section aria-labelledby="own-works">
            <SectionHeading
              id="own-works"
              className="mb-6"
              action={
                shownWorks.length > fewWorks && (
                  <Button href={`${href('dashboard')}#own-gallery`} variant="secondary" size="s">
                    {t('submissions.gallery.title')}
                  </Button>
                )
              }
            >
              {t('submissions.challenges.mine')}
            </SectionHeading>
            <OwnBricks works={shownWorks.slice(0, fewWorks)} />
          </section>
        </Container>
      )}
      <Container className="pt-4 pb-8">
        {courses.length > 0 ? (
          <section aria-labelledby="open-challenges">
            <SectionHeading id="open-challenges" className="mb-5 scroll-mt-6">
              {t('submissions.challenges.open')}
            </SectionHeading>
            <LinkChips
              label={t('submissions.challenges.byCourse')}
              inOneLine
              className="mb-6 sm:mb-8"
              chips={[
                {
                  text: t('submissions.wall.allCourses'),
                  href: hrefOfCourse(undefined),
                  current: chosen === undefined,
                },
                // On a phone the chosen one is in sight.
                ...courses
                  .toSorted(
                    (one, other) => Number(other.courseId === chosen) - Number(one.courseId === chosen),
                  )
                  .map(({ courseId, courseTitle }) => ({
                    text: courseTitle,
                    href: hrefOfCourse(courseId),
                    current: courseId === chosen,
                  })),
              ]}
            />
            {courses
              .filter(({ courseId }) => chosen === undefined || courseId === chosen)
              .map((course) => (
                <CourseChallenges
                  key={course.courseId}
                  course={course}
                  works={works}
                  isWhole={chosen !== undefined}
                />
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
            className="mb-6 scroll-mt-6"
            action={
              <Button href={href('submissions', undefined, { course: chosen })} variant="secondary">
                {t('submissions.challenges.toWall')}
              </Button>
            }
          >
            {t('submissions.challenges.others')}
          </SectionHeading>
          <BrickWall>
            {wall.items.slice(0, firstWorks).map((work) => (
              <WorkBrick
                key={work.id}
                work={work}
                href={workHref(work.id, { course: chosen })}
                headingLevel={3}
              />
            ))}
          </BrickWall>
        </PageSection>
      )}
    </>
  );
}
