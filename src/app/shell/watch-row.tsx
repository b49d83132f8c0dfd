import { useQuery } from '@tanstack/react-query';
import IconCards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs';
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { courseQuery } from '#features/learning/offered/learning-queries.ts';
import { useCoursesProgress } from '#features/learning/offered/use-courses-progress.ts';
import { rewardsQuery } from '#features/rewards/offered/rewards-query.ts';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { href } from '#urls.ts';

const CoursePicker = lazy(async () => ({
  default: (await import('#features/learning/offered/course-picker.tsx')).CoursePicker,
}));

/** The second row of the header on the watch page: the course picker, progress in this course, and points earned. */
export function WatchRow() {
  const t = useTranslations();
  const format = useFormatter();
  const page = usePage();
  const [isPicking, setIsPicking] = useState(false);
  const { courseSlug = '' } = useParams();
  const { data: course } = useQuery(courseQuery(page, courseSlug));
  const { data: rewards } = useQuery(rewardsQuery(page));
  const own = useCoursesProgress().find(({ courseId }) => courseId === course?.id);
  return (
    <nav
      aria-label={t('app.watch.label')}
      className="on-paper relative z-20 border-t border-line bg-paper print:hidden"
    >
      <Container>
        <div className="flex min-h-13 items-center gap-3 py-1 sm:gap-6">
          <Button
            href={`${href('home')}#courses`}
            variant="quiet"
            size="s"
            icon={IconCards}
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault();
              setIsPicking(true);
            }}
            className="-ms-4 shrink-0"
          >
            {t('app.watch.courses')}
          </Button>
          {course && (
            <div className="flex min-w-0 grow items-center gap-4">
              <span className="truncate font-semibold max-sm:sr-only">{course.title}</span>
              <ProgressBar
                share={(own?.progress ?? 0) / 100}
                label={t('app.watch.progress', { title: course.title })}
                valueText={format.number((own?.progress ?? 0) / 100, { style: 'percent' })}
                className="max-w-48 min-w-16 grow"
              />
            </div>
          )}
          {rewards && (
            <ul className="flex shrink-0 gap-2">
              <li>
                <Badge tone="reward" icon={IconSparkles}>
                  <span aria-hidden>{format.number(rewards.points)}</span>
                  <span className="sr-only">{t('rewards.panel.points', { points: rewards.points })}</span>
                </Badge>
              </li>
              <li>
                <Badge tone="reward" icon={IconCoins}>
                  <span aria-hidden>{format.number(rewards.coins)}</span>
                  <span className="sr-only">{t('rewards.panel.coins', { coins: rewards.coins })}</span>
                </Badge>
              </li>
            </ul>
          )}
        </div>
      </Container>
      {isPicking && (
        <Suspense>
          <CoursePicker current={courseSlug} onClose={() => setIsPicking(false)} />
        </Suspense>
      )}
    </nav>
  );
}
