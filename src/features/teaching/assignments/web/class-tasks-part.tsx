import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { PageApi } from '#page/page-context.ts';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Container } from '#ui/layout/container.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import type { OwnClassTold } from '#features/classes/offered/page-places.ts';
import { OwnAssignmentCard } from './own-assignment-card.tsx';

const classTasksQuery = (api: PageApi, id: string) => api.teaching.classTasks.queryOptions({ input: { id } });

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.query({ ...classTasksQuery(page.api, params['classId'] ?? ''), staleTime: 0 });
}

/** On a class's own page: what is set to the student, or to each child of a guardian. Nothing, if nothing is set. */
export default function ClassTasksPart({ classId, relation }: OwnClassTold) {
  const t = useTranslations();
  const { data } = useSuspenseQuery(classTasksQuery(usePage().api, classId));
  const isGuardian = relation === 'guardian';
  const busy = data.items.filter(({ assignments }) => assignments.length > 0);
  return busy.map(({ firstName, assignments }, index) => {
    const id = `class-tasks-${index}`;
    return (
      <section key={id} aria-labelledby={id}>
        <Container className="pt-8 sm:pt-10">
          <h2 id={id} className="text-step-2">
            {isGuardian
              ? t.rich('teaching.own.ofChild', { name: firstName, bdi: isolate })
              : t('teaching.own.tasks')}
          </h2>
          <ul className="mt-4 grid items-start gap-4 md:grid-cols-2 lg:gap-6">
            {assignments.map((assignment) => (
              <OwnAssignmentCard key={assignment.id} assignment={assignment} isOfChild={isGuardian} />
            ))}
          </ul>
        </Container>
      </section>
    );
  });
}
