import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { waitsQuery } from './queue-queries.ts';

const hour = 3600;
const day = 24 * hour;

/** How long works wait for a decision. */
export function WaitsLine() {
  const t = useTranslations();
  const format = useFormatter();
  const now = useNow();
  const { data } = useSuspenseQuery(waitsQuery(usePage().api));
  const sayLength = (seconds: number) => {
    const [value, unit] =
      seconds < hour
        ? ([Math.max(1, seconds / 60), 'minute'] as const)
        : seconds < 2 * day
          ? ([seconds / hour, 'hour'] as const)
          : ([seconds / day, 'day'] as const);
    return format.number(value, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 });
  };
  const facts = [
    { name: t('submissions.waits.waiting'), value: format.number(data.waiting) },
    ...(data.oldest === null
      ? []
      : [{ name: t('submissions.waits.oldest'), value: format.relativeTime(new Date(data.oldest), now) }]),
    ...(data.median === null ? [] : [{ name: t('submissions.waits.median'), value: sayLength(data.median) }]),
    ...(data.nearlyAll === null
      ? []
      : [{ name: t('submissions.waits.nearlyAll'), value: sayLength(data.nearlyAll) }]),
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse justify-end rounded-card bg-paper p-4 shadow-lift-1">
          <dt className="text-step--1 text-muted">{name}</dt>
          <dd className="text-step-1 font-bold" suppressHydrationWarning>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
