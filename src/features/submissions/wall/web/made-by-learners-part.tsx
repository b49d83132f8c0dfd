import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import type { CourseView, ItemView } from '#features/learning/contract.ts';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';
import { BrickWall } from './brick-wall.tsx';
import { firstWorks, wallQuery } from './wall-queries.ts';
import { WorkBrick } from './work-brick.tsx';
import { workHref } from './work-href.ts';

interface MadeByLearnersProps {
  /** The course whose page it is, or the item. */
  course?: CourseView;
  item?: ItemView;
}

/** What others made for a course or one of its items; nothing as long as there is nothing. */
export default function MadeByLearnersPart({ course, item }: MadeByLearnersProps) {
  const t = useTranslations();
  const { data: wall } = useQuery(wallQuery(usePage(), { course: course?.id, item: item?.id }));
  if (!wall || wall.items.length === 0) return null;
  const courseId = course?.id ?? wall.items[0]?.item.courseId;
  const section = (
    <section aria-labelledby="made-by-learners" className={course ? 'py-12 sm:py-16' : 'mb-12'}>
      <SectionHeading id="made-by-learners" className="mb-6">
        {t('submissions.wall.title')}
      </SectionHeading>
      <BrickWall>
        {wall.items.slice(0, firstWorks).map((work) => (
          <WorkBrick
            key={work.id}
            work={work}
            href={workHref(work.id, course && { course: course.id })}
            headingLevel={3}
          />
        ))}
      </BrickWall>
      {course && wall.totalItems > firstWorks && (
        <p className="mt-6">
          <Button href={href('submissions', undefined, { course: courseId })} variant="secondary">
            {t('submissions.wall.all', { count: wall.totalItems })}
          </Button>
        </p>
      )}
    </section>
  );
  return course ? <Container>{section}</Container> : section;
}
