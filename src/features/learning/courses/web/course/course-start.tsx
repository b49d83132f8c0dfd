import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { NextItem } from '#features/learning/offered/next-item.ts';

const stepMessages = {
  start: 'learning.course.start',
  continue: 'learning.course.continue',
  again: 'learning.course.again',
} as const;

export interface CourseStartProps {
  course: CourseView;
  next: NextItem | undefined;
}

/**
 * The button to where the learner continues, or what would open the course to her, or a note that it is still being
 * made.
 */
export function CourseStart({ course, next }: CourseStartProps) {
  const t = useTranslations();
  const viewer = useViewer();
  if (next) {
    return (
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
        <Button
          size="l"
          icon={next.step === 'again' ? IconRefresh : IconPlayerPlayFilled}
          href={href('lesson', { courseSlug: course.slug, itemSlug: next.item.slug })}
        >
          {t(stepMessages[next.step])}
        </Button>
        <span className="text-night-soft">{next.item.title}</span>
      </div>
    );
  }
  const closed = course.chapters
    .flatMap(({ items }) => items)
    .filter(({ reason }) => reason !== 'coming_soon');
  const freeWithAccount = viewer ? undefined : closed.find(({ access }) => access === 'all');
  const locked = freeWithAccount ?? closed[0];
  if (!locked) return <p className="mt-7 text-step-1 font-semibold">{t('learning.course.opensLater')}</p>;
  const itemPath = href('lesson', { courseSlug: course.slug, itemSlug: locked.slug });
  if (!freeWithAccount) {
    return (
      <div className="mt-7 print:hidden">
        <Button size="l" variant="secondary" href={itemPath}>
          {t('learning.course.howToOpen')}
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-7 flex flex-wrap items-center gap-3">
      <Button size="l" href={href('signup', undefined, { onSuccess: itemPath })}>
        {t('learning.course.signUp')}
      </Button>
      <Button size="l" variant="quiet" href={href('login', undefined, { onSuccess: itemPath })}>
        {t('learning.course.signIn')}
      </Button>
    </div>
  );
}
