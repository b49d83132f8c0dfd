import type { ReactNode } from 'react';
import { Card } from '#ui/card/card.tsx';
import { GoalTree } from './goal-tree.tsx';

interface GoalPanelProps {
  /** No two panels of a page have the same. */
  id: string;
  title: string;
  /** How much people want to reach together, and how much they have; without one there is no tree. */
  tree?: { goal: number; done: number } | undefined;
  children: ReactNode;
}

/** What people want to reach together, as a tree that bears a fruit for each part of it. It says nothing of anyone's share. */
export function GoalPanel({ id, title, tree, children }: GoalPanelProps) {
  return (
    <Card as="section" labelledBy={id} className="sm:flex sm:items-center sm:gap-8">
      {tree && <GoalTree goal={tree.goal} done={tree.done} />}
      <div className="min-w-0 grow">
        <h2 id={id} className="text-step-2">
          {title}
        </h2>
        {children}
      </div>
    </Card>
  );
}
