import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import { href } from '#urls.ts';
import { ClassHead } from '#features/teaching/web/class-head.tsx';
import { assignableQuery } from '#features/teaching/web/teaching-queries.ts';
import type { PageArgs } from '#page/page-route.ts';
import { openForTeacher } from '#features/classes/offered/open-for-teacher.ts';
import type { Assignable } from '../contract.ts';
import { targetKinds, type TargetKind } from '../policy.ts';
import { ArchivedCard } from './archived-card.tsx';
import { AssignmentForm } from './assignment-form.tsx';
import { assignForm } from './assignment-forms.ts';
import { useJudgedDay } from './use-judged-day.ts';
import { useKindNames } from './use-kind-names.ts';
import { readKind } from './read-kind.ts';

export async function load(args: PageArgs): Promise<void> {
  const { api, queries } = await openForTeacher(args);
  const kind = readKind(args.url.searchParams);
  await queries.query({ ...assignableQuery(api, args.params['classId'] ?? '', kind), staleTime: 0 });
}

/** `/educators/{classId}/assignments/new`: sets something to a class. */
export default function NewAssignmentPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { classId = '' } = useParams();
  const [query] = useSearchParams();
  const kind = readKind(query);
  const { data } = useSuspenseQuery(assignableQuery(api, classId, kind));
  return (
    <Container width="reading" className="py-8 sm:py-12">
      <PageHead title={t('teaching.assignments.new')} path={href('newAssignment', { classId })} noindex />
      <ClassHead
        classId={classId}
        className={data.className}
        title={t('teaching.assignments.new')}
        current="assignments"
      />
      {data.archived ? <ArchivedCard classId={classId} /> : <Form kind={kind} assignable={data} />}
    </Container>
  );
}

interface FormProps {
  kind: TargetKind;
  assignable: Assignable;
}

function Form({ kind, assignable }: FormProps) {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const kindName = useKindNames();
  const { classId = '' } = useParams();
  const [query] = useSearchParams();
  const form = usePageForm(assignForm, {
    doneText: t('teaching.assign.done'),
    invalidates: [api.teaching.key()],
    onDone: () => navigate(href('classAssignments', { classId })),
  });
  const judged = useJudgedDay(form);
  return (
    <>
      <LinkChips
        label={t('teaching.assign.kinds')}
        className="mt-6"
        chips={targetKinds.map((each) => ({
          text: kindName(each),
          href: href('newAssignment', { classId }, { kind: each }),
          current: each === kind,
        }))}
      />
      <Card className="mt-5">
        <AssignmentForm
          key={kind}
          form={form}
          classId={classId}
          kind={kind}
          assignable={assignable}
          known={{ target: query.get('target') ?? '' }}
          judged={judged}
          submit={t('teaching.assign.submit')}
        />
      </Card>
    </>
  );
}
