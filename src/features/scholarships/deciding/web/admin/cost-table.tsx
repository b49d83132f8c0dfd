import { useTranslations } from 'use-intl';
import { useMoment } from '#page/use-moment.ts';
import { Card } from '#ui/card/card.tsx';
import type { ScholarshipGrantDetail } from '#features/scholarships/deciding/contract.ts';
import { useDecidingWords } from './use-deciding-words.ts';

/** What a grant took of each year's budget, and gave back. */
export function CostTable({ grant: { costs, inBudget } }: { grant: ScholarshipGrantDetail }) {
  const t = useTranslations();
  const moment = useMoment();
  const { dollars } = useDecidingWords();
  const causes = {
    granted: t('scholarships.cost.granted'),
    extended: t('scholarships.cost.extended'),
    withdrawn: t('scholarships.cost.withdrawn'),
  };
  return (
    <Card as="section" labelledBy="costs" padding="l" className="min-w-0">
      <h2 id="costs" className="text-step-1 font-bold">
        {inBudget ? t('scholarships.cost.title') : t('scholarships.cost.besideTitle')}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {costs.map(({ cause, at, months, value }) => (
          <li
            key={`${cause} ${at} ${months}`}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2"
          >
            <span>
              {causes[cause]}, {moment(at, { dateStyle: 'medium' })}
              <span className="block text-step--1 text-muted">
                {t('scholarships.cost.months', { months: Math.abs(months) })}
              </span>
            </span>
            <bdi className="font-semibold tabular-nums">{dollars(value)}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  );
}
