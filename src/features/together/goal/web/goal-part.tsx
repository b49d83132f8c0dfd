import type { ReactNode } from 'react';
import { Container } from '#ui/layout/container.tsx';
import { FamilyGoal } from '#features/together/offered/family-goal.tsx';

/** On the home page of everyone in a family: how far they are together. */
export default function GoalPart() {
  return <FamilyGoal frame={inContainer} />;
}

function inContainer(goal: ReactNode) {
  return <Container className="py-4">{goal}</Container>;
}
