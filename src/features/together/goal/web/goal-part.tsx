import type { ReactNode } from 'react';
import type { PageArgs } from '#page/page-route.ts';
import { Container } from '#ui/layout/container.tsx';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { FamilyGoal } from '#features/together/offered/family-goal.tsx';
import { goalQuery } from './goal-query.ts';

export async function load({ page: { api, queries } }: PageArgs): Promise<void> {
  if (await queries.ensureQueryData(viewerQuery(api)))
    await queries.query({ ...goalQuery(api), staleTime: 0 });
}

/** On the home page of everyone in a family, and on the parent's screen: how far they are together. */
export default function GoalPart() {
  return <FamilyGoal frame={inContainer} />;
}

function inContainer(goal: ReactNode) {
  return <Container className="py-4">{goal}</Container>;
}
