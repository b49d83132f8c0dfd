import type { ReactNode } from 'react';
import { Card } from '#ui/card/card.tsx';

/** One figure of a `dl`, large, with what it means. */
export function FigureCard({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <Card className="min-w-0">
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-1 text-step-2 font-bold tabular-nums">{children}</dd>
      <dd className="mt-1 text-step--1 text-muted">{note}</dd>
    </Card>
  );
}
