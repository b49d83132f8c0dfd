import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import type { ItemView } from '#features/learning/contract.ts';
import { findLearner } from '#features/people/offered/learner.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { Callout } from '#ui/card/callout.tsx';
import type { OwnSubmission } from '../contract.ts';
import { HandInForm } from './hand-in-form.tsx';
import { handInQuery } from './hand-in-queries.ts';
import { OwnWork } from './own-work.tsx';

export { loadHandIn as load } from './load-hand-in.ts';

/** On the page of a challenge or a deed: what the learner has handed in, or the form for it. */
export default function HandInPart({ item }: { item: ItemView }) {
  const t = useTranslations();
  const viewer = useViewer();
  const learner = findLearner(viewer);
  const isAgain = useSearchParams()[0].has('again');
  const [handedIn, setHandedIn] = useState<OwnSubmission>();
  const { data: view, error } = useQuery({ ...handInQuery(usePage(), item.id), enabled: learner !== null });
  const look = 'scroll-mt-6 lg:col-span-2 print:hidden';
  // The page has already said what she waits for.
  if (viewer?.awaitsGuardian) return <Callout className={look}>{t('submissions.handIn.opensLater')}</Callout>;
  if (!learner) return null;
  if (!view) {
    // A refusal says why the item is closed, which the page says already.
    if (!error || findRefusal(error)) return null;
    return (
      <Callout tone="warning" className={look}>
        {t('submissions.handIn.unavailable')}
      </Callout>
    );
  }
  return (
    <div id="hand-in" className={look}>
      {view.submission && !isAgain ? (
        <OwnWork
          key={view.submission.version}
          work={view.submission}
          view={view}
          isMinors={learner.minor}
          isJustHandedIn={handedIn?.id === view.submission.id && handedIn.version === view.submission.version}
        />
      ) : (
        <HandInForm
          key={view.submission?.version ?? 0}
          view={view}
          person={learner.id}
          isMinors={learner.minor}
          onHandedIn={setHandedIn}
        />
      )}
    </div>
  );
}
