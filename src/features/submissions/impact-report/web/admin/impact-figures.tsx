import { useFormatter, useTranslations } from 'use-intl';
import type { ImpactSummary } from '#features/submissions/impact-report/contract.ts';

/** All deeds of the period, in four numbers. */
export function ImpactFigures({ summary }: { summary: ImpactSummary }) {
  const t = useTranslations();
  const format = useFormatter();
  const { deeds, people, hours, learners } = summary;
  const figures = [
    { word: t('submissions.report.deeds'), value: deeds },
    { word: t('submissions.report.people'), value: people },
    { word: t('submissions.report.hours'), value: hours },
    { word: t('submissions.report.learners'), value: learners },
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
      {figures.map(({ word, value }) => (
        <div key={word} className="on-paper flex flex-col-reverse rounded-card bg-paper p-5 shadow-lift-1">
          <dt className="text-muted">{word}</dt>
          <dd className="text-step-3 font-extrabold tabular-nums">{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
