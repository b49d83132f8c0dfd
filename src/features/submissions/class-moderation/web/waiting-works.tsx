import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { secondsToUndo } from '#core/seconds-to-undo.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { classWaitingQuery, readWaitingNext } from './class-waiting-query.ts';
import { WaitingWork } from './waiting-work.tsx';

/** For the job that applies decisions, and the way here. */
const secondsOfGrace = 3;

/** For the teachers of a class: what her students have handed in and waits, and where the house lets her, what she decides about. */
export function WaitingWorks({ classId }: { classId: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const next = readWaitingNext(useSearchParams()[0]);
  const { data } = useSuspenseQuery(classWaitingQuery(api, classId, next));
  const { items, totalItems, decides } = data;
  useEffect(() => {
    // Once a decision can no longer be undone, the work is on the wall or with its learner.
    if (!data.items.some(({ held }) => held)) return undefined;
    const again = setTimeout(
      () => void queries.invalidateQueries({ queryKey: api.submissions.key() }),
      (secondsToUndo + secondsOfGrace) * 1000,
    );
    return () => clearTimeout(again);
  }, [data, api, queries]);
  if (totalItems === 0) return null;
  return (
    <section aria-labelledby="waiting-works" className="mb-12">
      <h2 id="waiting-works" tabIndex={-1} className="scroll-mt-24 text-step-2 outline-none">
        {t('submissions.classWall.waitingTitle', { count: totalItems })}
      </h2>
      <p className="mt-1 max-w-reading text-pretty text-ink-soft">
        {decides ? t('submissions.classWall.youDecide') : t('submissions.classWall.houseDecides')}
      </p>
      <ul className="mt-5 grid items-start gap-5 lg:grid-cols-2 lg:gap-6">
        {items.map((work) => (
          <WaitingWork key={work.id} work={work} />
        ))}
      </ul>
      {(data.next !== undefined || next !== undefined) && (
        <p className="mt-5 flex flex-wrap gap-3">
          {next !== undefined && (
            <Button href={href('classWall', { classId })} variant="secondary" size="s">
              {t('submissions.classWall.oldest')}
            </Button>
          )}
          {data.next !== undefined && (
            <Button
              href={href('classWall', { classId }, { waiting: data.next })}
              variant="secondary"
              size="s"
            >
              {t('submissions.wall.more')}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}
