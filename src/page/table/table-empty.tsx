import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { EmptyState, type EmptyStateProps } from '#ui/card/empty-state.tsx';

/** What stands in the place of a table before there is anything in it. */
export interface EmptyListing {
  scene: EmptyStateProps['scene'];
  title: string;
  text?: string;
  action?: ReactNode;
}

/** Nothing yet says what to do first; nothing found says how to see everything again. */
export function TableEmpty({ empty, isFiltered }: { empty: EmptyListing; isFiltered: boolean }) {
  const t = useTranslations();
  const { pathname } = useLocation();
  if (!isFiltered)
    return (
      <EmptyState scene={empty.scene} title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    );
  return (
    <div className="grid justify-items-center gap-3 rounded-card bg-sand px-4 py-12 text-center">
      <h2 className="text-step-1">{t('page.table.nothingFound')}</h2>
      <p className="max-w-form text-muted">{t('page.table.nothingFoundHint')}</p>
      <Button variant="secondary" size="s" href={pathname}>
        {t('page.table.clear')}
      </Button>
    </div>
  );
}
