import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../page/page-provider.tsx';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Container } from '../../../../ui/container.tsx';
import { href } from '../../../../urls.ts';
import { useViewer } from '../../../accounts/web/offered/viewer-query.ts';
import type { CourseView } from '../../contract.ts';
import { ItemList } from '../item-list.tsx';
import { completedQuery } from '../offered/learning-queries.ts';
import { LessonHeading } from './lesson-heading.tsx';
import { LessonNeighbours } from './lesson-neighbours.tsx';
import type { Neighbours } from './neighbours.ts';

interface LessonFrameProps {
  course: CourseView;
  place: Neighbours;
  /** What is watched, or why it cannot be. */
  stage: ReactNode;
  /** What there is to read, on parchment. */
  children?: ReactNode;
}

/** A lesson's page: the stage on night beside its chapter, and under it what there is to read. */
export function LessonFrame({ course, place, stage, children }: LessonFrameProps) {
  const t = useTranslations();
  const page = usePage();
  const viewer = useViewer();
  const { data: completed } = useQuery({ ...completedQuery(page), enabled: viewer !== null });
  const { chapter, chapterNumber, item, previous, next } = place;
  return (
    <>
      <div className="on-night bg-night pb-10 sm:pb-14">
        <Container>
          <Breadcrumb
            label={t('learning.lesson.breadcrumb')}
            className="py-2"
            items={[
              { text: t('learning.lesson.courses'), href: href('home') },
              { text: course.title, href: href('course', { courseSlug: course.slug }) },
              { text: item.title },
            ]}
          />
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <div className="min-w-0">
              {stage}
              <div className="mt-6">
                <LessonHeading item={item} />
              </div>
            </div>
            <Card as="aside" labelledBy="chapter-title" padding="none" className="p-3 sm:p-4">
              <h2 id="chapter-title" className="px-3 pt-2 pb-3 text-step-1">
                {t('learning.lesson.chapter', { number: chapterNumber, title: chapter.title })}
              </h2>
              <ItemList
                courseSlug={course.slug}
                items={chapter.items}
                completed={new Set(completed?.items)}
                currentId={item.id}
              />
            </Card>
          </div>
        </Container>
      </div>
      <Container className="py-12 sm:py-16">
        {children && <div className="mb-12 grid items-start gap-10 lg:grid-cols-2">{children}</div>}
        <LessonNeighbours courseSlug={course.slug} previous={previous} next={next} />
      </Container>
    </>
  );
}
