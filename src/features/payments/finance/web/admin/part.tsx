import { useId, type ReactNode } from 'react';
import { Card } from '#ui/card/card.tsx';

/** A part of the page of a payment, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className="min-w-0">
      <h2 id={id} className="text-step-1 font-bold">
        {title}
      </h2>
      {children}
    </Card>
  );
}
