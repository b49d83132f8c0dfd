import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { unknownPage } from '#page/unknown-page.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { courseListQuery } from '#features/learning/offered/learning-queries.ts';
import { ClassHead } from '#features/teaching/web/class-head.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { openForTeacher } from '#features/classes/offered/open-for-teacher.ts';
import { courseForms } from './course-forms.ts';

export async function load(args: PageArgs): Promise<void> {
  const { api, queries } = await openForTeacher(args);
  const { classId = '' } = args.params;
  const [classes] = await Promise.all([
    queries.query({ ...api.classes.list.queryOptions(), staleTime: 0 }),
    queries.ensureQueryData(courseListQuery(args.page)),
  ]);
  if (!classes.items.some(({ id }) => id === classId)) throw unknownPage();
}

/** `/educators/{classId}/courses`: which courses the class learns; the grid shows those. */
export default function CoursesPage() {
  const t = useTranslations();
  const page = usePage();
  const { classId = '' } = useParams();
  const { data: classes } = useSuspenseQuery(page.api.classes.list.queryOptions());
  const { data: courses } = useSuspenseQuery(courseListQuery(page));
  const own = classes.items.find(({ id }) => id === classId);
  if (!own) throw unknownPage();
  const { courseIds } = own;
  const offered = courses.filter(
    ({ id, archived, isComingSoon }) => courseIds.includes(id) || (!archived && !isComingSoon),
  );
  return (
    <Container className="py-8 sm:py-12">
      <PageHead
        title={t('teaching.courses.headTitle', { className: own.name })}
        path={href('classCourses', { classId })}
        noindex
      />
      <ClassHead classId={classId} className={own.name} title={t('teaching.courses.title')} current="courses">
        <p className="mt-4 max-w-reading text-pretty text-ink-soft">{t('teaching.courses.intro')}</p>
        <p className="mt-2 max-w-reading text-pretty text-ink-soft">{t('teaching.courses.seats')}</p>
      </ClassHead>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {offered.map(({ id, title, tagline, image }) => {
          const isChosen = courseIds.includes(id);
          return (
            <Card key={id} as="li" padding="none" className={isChosen ? 'ring-3 ring-olive' : undefined}>
              <img src={image} alt="" width={320} height={180} className="aspect-video w-full object-cover" />
              <div className="p-5">
                <h2 id={`course-${id}`} className="scroll-mt-24 text-step-1 leading-snug">
                  {title}
                </h2>
                <p className="mt-1 line-clamp-2 text-step--1 text-muted">{tagline}</p>
                {!own.archived && <Choose courseId={id} isChosen={isChosen} />}
              </div>
            </Card>
          );
        })}
      </ul>
    </Container>
  );
}

function Choose({ courseId, isChosen }: { courseId: string; isChosen: boolean }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(isChosen ? courseForms.remove : courseForms.add, {
    about: [courseId],
    invalidates: [api.classes.key(), api.teaching.key()],
  });
  return (
    <PageForm form={form} className="mt-4">
      <Button
        type="submit"
        size="s"
        variant={isChosen ? 'secondary' : 'primary'}
        icon={isChosen ? IconCheck : IconPlus}
        aria-pressed={isChosen}
        aria-describedby={`course-${courseId}`}
        busy={form.busy}
      >
        {isChosen ? t('teaching.courses.chosen') : t('teaching.courses.add')}
      </Button>
    </PageForm>
  );
}
