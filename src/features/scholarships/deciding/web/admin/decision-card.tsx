import { useId, type ReactNode } from 'react';
import { PageForm } from '#page/form/page-form.tsx';
import type { PageFormState } from '#page/form/page-form-state.ts';
import { Card } from '#ui/card/card.tsx';

interface DecisionCardProps {
  title: string;
  text: string;
  version: number;
  form: PageFormState;
  children: ReactNode;
}

/** One way to decide, with its form. */
export function DecisionCard({ title, text, version, form, children }: DecisionCardProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} padding="l" className="min-w-0">
      <h2 id={id} className="text-step-1 font-bold">
        {title}
      </h2>
      <p className="mt-1 text-pretty text-muted">{text}</p>
      <PageForm form={form} className="mt-4 space-y-4">
        <input type="hidden" name="version" value={version} />
        {children}
      </PageForm>
    </Card>
  );
}
