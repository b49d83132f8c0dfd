import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { ClassHead } from '#features/teaching/web/class-head.tsx';
import { assignableQuery, assignmentQuery } from '#features/teaching/web/teaching-queries.ts';
import type { PageArgs } from '#page/page-route.ts';
import { openForTeacher } from '#features/classes/offered/open-for-teacher.ts';
import { ArchivedCard } from './archived-card.tsx';
import { AssignmentForm } from './assignment-form.tsx';
import { changeForm } from './assignment-forms.ts';
import { useJudgedDay } from './use-judged-day.ts';

export async function load(args: PageArgs): Promise<void> {
  const { api, queries } = await openForTeacher(args);
  const { classId = '', assignmentId = '' } = args.params;
  const { kind } = await queries.query({ ...assignmentQuery(api, classId, assignmentId), staleTime: 0 });
  await queries.query({ ...assignableQuery(api, classId, kind), staleTime: 0 });
}

/** `/educators/{classId}/assignments/{assignmentId}`: changes what was set. */
export default function ChangeAssignmentPage() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const { classId = '', assignmentId = '' } = useParams();
  const { data: assignment } = useSuspenseQuery(assignmentQuery(api, classId, assignmentId));
  const { data: assignable } = useSuspenseQuery(assignableQuery(api, classId, assignment.kind));
  const form = usePageForm(changeForm, {
    doneText: t('teaching.assign.changed'),
    invalidates: [api.teaching.key()],
    onDone: () => navigate(href('classAssignments', { classId })),
  });
  const judged = useJudgedDay(form);
  return (
    <Container width="reading" className="py-8 sm:py-12">
      <PageHead
        title={t('teaching.assign.change')}
        path={href('assignment', { classId, assignmentId })}
        noindex
      />
      <ClassHead
        classId={classId}
        className={assignable.className}
        title={t('teaching.assign.change')}
        current="assignments"
      />
      {assignable.archived ? (
        <ArchivedCard classId={classId} />
      ) : (
        <Card className="mt-6">
          <AssignmentForm
            form={form}
            classId={classId}
            kind={assignment.kind}
            assignable={assignable}
            known={assignment}
            judged={judged}
            submit={t('teaching.assign.save')}
          />
        </Card>
      )}
    </Container>
  );
}
