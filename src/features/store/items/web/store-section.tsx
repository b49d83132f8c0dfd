import type { ReactNode } from 'react';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';

interface StoreSectionProps {
  id: string;
  title: string;
  intro: string;
  /** A link at the end of its headline. */
  action?: ReactNode;
  tone?: 'parchment' | 'sand';
  children: ReactNode;
}

/** One part of the store, as a grid of cards. */
export function StoreSection({ id, title, intro, action, tone = 'parchment', children }: StoreSectionProps) {
  return (
    <PageSection id={id} tone={tone} labelledBy={`${id}-title`} className="scroll-mt-4 sm:py-14">
      <SectionHeading id={`${id}-title`} intro={intro} action={action}>
        {title}
      </SectionHeading>
      <ul className="grid items-stretch gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </PageSection>
  );
}
