import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { ClassHead } from '#features/teaching/web/class-head.tsx';
import { assignmentsQuery } from '#features/teaching/web/teaching-queries.ts';
import type { PageArgs } from '#page/page-route.ts';
import { openForTeacher } from '#features/classes/offered/open-for-teacher.ts';
import { AssignmentCard } from './assignment-card.tsx';

export async function load(args: PageArgs): Promise<void> {
  const { api, queries } = await openForTeacher(args);
  const { classId = '' } = args.params;
  const after = args.url.searchParams.get('after') ?? undefined;
  await queries.query({ ...assignmentsQuery(api, classId, after), staleTime: 0 });
}

/** `/educators/{classId}/assignments`: what is set to a class, and how many have done it. */
export default function AssignmentsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { classId = '' } = useParams();
  const [query] = useSearchParams();
  const { data } = useSuspenseQuery(assignmentsQuery(api, classId, query.get('after') ?? undefined));
  const address = href('newAssignment', { classId });
  return (
    <Container className="py-8 sm:py-12">
      <PageHead
        title={t('teaching.assignments.headTitle', { className: data.className })}
        path={href('classAssignments', { classId })}
        noindex
      />
      <ClassHead
        classId={classId}
        className={data.className}
        title={t('teaching.assignments.title')}
        current="assignments"
      />
      {data.items.length === 0 ? (
        <EmptyState
          scene="table-talk"
          title={t('teaching.assignments.none')}
          action={data.archived ? undefined : <Button href={address}>{t('teaching.assignments.new')}</Button>}
        >
          {t('teaching.assignments.noneText')}
        </EmptyState>
      ) : (
        <>
          {!data.archived && (
            <Button href={address} icon={IconPlus} className="mt-6">
              {t('teaching.assignments.new')}
            </Button>
          )}
          <ul className="mt-6 grid items-start gap-4 md:grid-cols-2 lg:gap-6">
            {data.items.map((assignment) => (
              <AssignmentCard
                key={assignment.id}
                classId={classId}
                assignment={assignment}
                isReadOnly={data.archived}
              />
            ))}
          </ul>
          {data.next !== undefined && (
            <Button
              href={href('classAssignments', { classId }, { after: data.next })}
              variant="secondary"
              className="mt-6"
            >
              {t('teaching.assignments.older')}
            </Button>
          )}
        </>
      )}
    </Container>
  );
}
