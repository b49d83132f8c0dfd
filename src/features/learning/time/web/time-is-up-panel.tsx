import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { ScenePicture } from '#art/scene-picture.tsx';
import type { TimeRestriction } from '#features/families/contract.ts';
import { MoreTimePanel } from '#features/families/offered/more-time-panel.tsx';
import { timeRestrictionQuery } from '#features/families/offered/time-query.ts';
import { useTimeRestriction } from '#features/families/offered/use-time-restriction.ts';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { loadItem } from '#features/learning/kinds/web/load-item.ts';
import { AwayFromScreen } from './away-from-screen.tsx';

const closedTitles = {
  minutes: 'learning.time.upTitle',
  day: 'learning.time.dayTitle',
  quiet: 'learning.time.quietTitle',
  holy: 'learning.time.holyTitle',
} as const;

/** The stage when today's time is up: when there is time again, what to do until then, and who to ask. */
export function TimeIsUpPanel({ course, item }: { course: CourseView; item: ItemView }) {
  const t = useTranslations();
  const format = useFormatter();
  const now = useNow();
  const page = usePage();
  const queries = useQueryClient();
  const time = useTimeRestriction();
  const beginsAnewAt = time?.beginsAnewAt;
  const closed = time?.closed ?? 'minutes';
  const opensAt = time?.opensAt;
  const open = async (time: TimeRestriction) => {
    // The lesson opens once its content is loaded.
    await loadItem({ ...page, queries }, item);
    queries.setQueryData(timeRestrictionQuery(page.api).queryKey, time);
    document.querySelector('main')?.focus();
  };
  return (
    <section
      aria-labelledby="time-up-title"
      className="on-paper rounded-card bg-paper p-6 shadow-lift-2 sm:p-8"
    >
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <ScenePicture name="window" lazy={false} className="w-full rounded-card sm:w-72" />
        <div className="min-w-0 grow basis-64">
          <h2 id="time-up-title" className="text-step-2 text-balance">
            {t(closedTitles[closed])}
          </h2>
          {closed === 'minutes' && <p className="mt-2 text-step-1 text-muted">{t('learning.time.upText')}</p>}
          {opensAt && opensAt !== beginsAnewAt && (
            <p className="mt-3">
              {t('learning.time.opens', { when: format.relativeTime(new Date(opensAt), now) })}
            </p>
          )}
          {beginsAnewAt && opensAt === beginsAnewAt && (
            <p className="mt-3">
              {t('learning.time.beginsAnew', {
                when: format.relativeTime(new Date(beginsAnewAt), now),
              })}
            </p>
          )}
        </div>
      </div>
      <div className="mt-7 grid items-start gap-5 md:grid-cols-2">
        <AwayFromScreen course={course} />
        {(closed === 'minutes' || closed === 'day') && <MoreTimePanel onGiven={open} />}
      </div>
    </section>
  );
}
