import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { brand } from '#core/brand.ts';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { LeavingStudents } from '../leaving/web/leaving-students.tsx';
import { classesQuery } from '../web/class-queries.ts';
import { ArchivedClasses } from '../teaching/web/archived-classes.tsx';
import { ClassCard } from '../teaching/web/class-card.tsx';
import { NewClassForm } from '../teaching/web/new-class-form.tsx';

/**
 * An educator's classes with their codes, and the form that creates one. Load `loadClasses` first; `act` is
 * `actOnClasses`.
 */
export function ClassList() {
  const t = useTranslations();
  const { api } = usePage();
  const { search } = useLocation();
  const { items, seats, seatsTaken } = useSuspenseQuery(classesQuery(api)).data;
  const [archived, current] = [items.filter((item) => item.archived), items.filter((item) => !item.archived)];
  // The students of a class that she teaches for someone else take seats of its owner.
  const hasSeatsToKnow = current.length === 0 || current.some(({ role }) => role === 'owner');
  const openId = new URLSearchParams(search).get('class');
  return (
    <PageSection labelledBy="classes">
      <SectionHeading
        id="classes"
        level={1}
        intro={
          items.length === 0
            ? t('classes.list.introEmpty')
            : hasSeatsToKnow && t('classes.list.seats', { taken: seatsTaken, seats })
        }
      >
        {t('classes.list.title')}
      </SectionHeading>
      {hasSeatsToKnow && seats === 0 && (
        <Callout tone="warning" className="mb-6 max-w-reading">
          {t.rich('classes.list.noSeats', { mail: mailUs, plans: linkToPlans })}
        </Callout>
      )}
      {current.length > 0 && (
        <ul className="mb-6 grid gap-5 lg:gap-6">
          {current.map((item) => (
            <li key={item.id}>
              <ClassCard item={item} isOpen={item.id === openId} />
            </li>
          ))}
        </ul>
      )}
      <NewClassForm isFirst={items.length === 0} />
      <ArchivedClasses items={archived} />
      <LeavingStudents classes={current} />
    </PageSection>
  );
}

function linkToPlans(words: ReactNode) {
  return (
    <a href={href('pricing')} className="text-link">
      {words}
    </a>
  );
}

function mailUs(words: ReactNode) {
  return (
    <a href={`mailto:${brand.supportEmail}`} className="text-link">
      {words}
    </a>
  );
}
