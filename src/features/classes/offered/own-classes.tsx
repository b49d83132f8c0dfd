import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Container } from '#ui/layout/container.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { useLearner } from '#features/people/offered/learner.ts';
import { membershipsQuery } from '../web/class-queries.ts';
import type { MembershipView } from '../memberships/contract.ts';
import { MembershipCard } from '../memberships/web/membership-card.tsx';

interface OwnClassesProps {
  width?: 'content' | 'form';
  /** Replaces the link to `/join`, which has the form for leaving. */
  renderWayOut?: (item: MembershipView) => ReactNode;
}

/** The classes that the learner is in or waiting for; nothing for anyone else. Load `loadMemberships` first. */
export function OwnClasses({ width = 'content', renderWayOut }: OwnClassesProps) {
  const t = useTranslations();
  const { api } = usePage();
  const isStudent = useLearner()?.classId != null;
  const { data } = useQuery({ ...membershipsQuery(api), enabled: isStudent });
  if (!isStudent || !data || data.items.length === 0) return null;
  return (
    <Container width={width} className="pb-10 sm:pb-14">
      <section aria-labelledby="own-classes">
        <h2 id="own-classes" className="text-step-2">
          {t('classes.own.title', { classes: data.items.length })}
        </h2>
        <ul className={`mt-4 grid gap-4 ${width === 'content' ? 'md:grid-cols-2' : ''}`}>
          {data.items.map((item) => (
            <MembershipCard key={item.id} item={item}>
              {renderWayOut ? renderWayOut(item) : <WayOut item={item} />}
            </MembershipCard>
          ))}
        </ul>
      </section>
    </Container>
  );
}

/** Links to where she can leave, or withdraw a request to leave. */
function WayOut({ item: { name, teacher, leaving } }: { item: MembershipView }) {
  const t = useTranslations();
  const hasAsked = leaving === 'asked';
  return (
    <>
      {hasAsked && (
        <p className="mt-1 text-pretty">{t.rich('classes.own.askedText', { teacher, bdi: isolate })}</p>
      )}
      <a
        href={`${href('join')}#own-classes`}
        aria-label={hasAsked ? undefined : t('classes.own.leaveOf', { className: name })}
        className="mt-1 inline-block py-2 text-link"
      >
        {hasAsked ? t('classes.own.stay') : t('classes.own.leave')}
      </a>
    </>
  );
}
