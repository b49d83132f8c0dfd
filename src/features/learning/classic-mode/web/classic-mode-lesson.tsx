import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useTranslations } from 'use-intl';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import type { CourseView } from '#features/learning/courses/contract.ts';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import { LessonHead } from '#features/learning/lesson/web/lesson-head.tsx';
import { LessonHeading } from '#features/learning/lesson/web/lesson-heading.tsx';
import { ClassicModePanel } from './classic-mode-panel.tsx';

/** A lesson that classic mode leaves out, for anyone who opens it by its URL. */
export function ClassicModeLesson({ course, item }: { course: CourseView; item: ItemView }) {
  const t = useTranslations();
  const film = course.chapters.flatMap(({ items }) => items).find(({ mayWatch }) => mayWatch);
  return (
    <>
      <LessonHead course={course} item={item} />
      <div className="on-night grow bg-night pb-16 sm:pb-24">
        <Container>
          <Breadcrumb
            label={t('learning.lesson.breadcrumb')}
            className="py-2 pb-3"
            items={[
              { text: t('learning.lesson.courses'), href: href('home') },
              { text: course.title, href: href('course', { courseSlug: course.slug }) },
              { text: item.title },
            ]}
          />
          <ClassicModePanel>
            {film && (
              <Button
                href={href('lesson', { courseSlug: course.slug, itemSlug: film.slug })}
                size="s"
                variant="secondary"
                icon={IconPlayerPlayFilled}
              >
                {t('learning.locked.watchOpen', { title: film.title })}
              </Button>
            )}
          </ClassicModePanel>
          <div className="mt-6">
            <LessonHeading item={item} />
          </div>
        </Container>
      </div>
    </>
  );
}
