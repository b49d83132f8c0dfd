import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { budgetQuery } from './deciding-queries.ts';
import { useDecidingWords } from './use-deciding-words.ts';

/** What may be given this year, and how much of it is left. */
export function BudgetPanel() {
  const t = useTranslations();
  const { api } = usePage();
  const { dollars } = useDecidingWords();
  const { data: budget } = useSuspenseQuery(budgetQuery(api));
  const mayChange = useViewer()?.permissions.includes('settings.change') ?? false;
  const { year, total, spent, left } = budget;
  const sums = [
    [t('scholarships.budget.left'), left],
    [t('scholarships.budget.spent'), spent],
    [t('scholarships.budget.total'), total],
  ] as const;
  return (
    <Card as="section" labelledBy="budget" className="min-w-0 max-w-reading">
      <h2 id="budget" className="text-step-1 font-bold">
        {t('scholarships.budget.title', { year: String(year) })}
      </h2>
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-3">
        {sums.map(([term, sum]) => (
          <div key={term}>
            <dt className="text-step--1 text-muted">{term}</dt>
            <dd className="text-step-1 font-bold tabular-nums">
              <bdi>{dollars(sum)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <ProgressBar
        share={total === 0 ? 1 : Math.min(Math.max(spent / total, 0), 1)}
        label={t('scholarships.budget.spent')}
        className="mt-4"
      />
      {mayChange && (
        <a
          href={adminHref('adminSetting', { settingKey: 'scholarships.budget' })}
          className="mt-2 inline-flex min-h-11 items-center text-link"
        >
          {t('scholarships.budget.change')}
        </a>
      )}
    </Card>
  );
}
