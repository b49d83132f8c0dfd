import { useTranslations } from 'use-intl';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import type { StoreItem } from '../contract.ts';

interface BudgetStripProps {
  name: string;
  budget: NonNullable<StoreItem['budget']>;
}

/** How many of the units that donors have paid for were given, and how many can still be. */
export function BudgetStrip({ name, budget: { used, funded } }: BudgetStripProps) {
  const t = useTranslations();
  const words = t('store.budget.left', { left: funded - used, funded });
  return (
    <div>
      <ProgressBar
        share={funded > 0 ? used / funded : 0}
        size="m"
        label={t('store.budget.label', { name })}
        valueText={words}
      />
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-step--1 text-muted">
        <span className="font-semibold text-olive">{t('store.budget.given', { used })}</span>
        <span>{words}</span>
      </p>
    </div>
  );
}
