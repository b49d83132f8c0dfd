import { useFormatter, useTranslations } from 'use-intl';
import type { QueuedWork } from '#features/submissions/moderation/contract.ts';

/** What a deed has done, as its doer says. */
export function ImpactLine({ impact }: { impact: NonNullable<QueuedWork['impact']> }) {
  const t = useTranslations();
  const format = useFormatter();
  const { kind, amount, people, minutes, country, doneOn } = impact;
  return (
    <span className="inline-flex flex-wrap gap-x-4 gap-y-1 rounded-control bg-tint-olive px-4 py-2">
      <span className="font-semibold">
        <bdi>{kind}</bdi>: {format.number(amount)}
      </span>
      {people > 0 && <span>{t('submissions.queue.people', { count: people })}</span>}
      {minutes > 0 && <span>{t('submissions.queue.minutes', { count: minutes })}</span>}
      {country && <bdi>{country}</bdi>}
      <span>
        {format.dateTime(new Date(`${doneOn}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })}
      </span>
    </span>
  );
}
