import { useSuspenseQuery } from '@tanstack/react-query';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Container } from '#ui/layout/container.tsx';
import type { OwnClassTold } from '#features/classes/offered/page-places.ts';
import { ClassGoalPanel } from './class-goal-panel.tsx';
import { classGoalQuery } from './class-goal-query.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.query({ ...classGoalQuery(page.api, params['classId'] ?? ''), staleTime: 0 });
}

/** On a class's own page: what it wants to reach together. Nothing before its teachers have set that. */
export default function ClassGoalPart({ classId }: OwnClassTold) {
  const { data } = useSuspenseQuery(classGoalQuery(usePage().api, classId));
  if (data.goal === null) return null;
  return (
    <Container className="pt-8 sm:pt-10">
      <ClassGoalPanel view={data} />
    </Container>
  );
}
