import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { classNames } from '#ui/styles/class-names.ts';

interface GroupSheetProps {
  title: string;
  note?: string;
  /** How many of the three columns it takes. */
  columns?: 1 | 2 | 3;
  children: ReactNode;
}

const widths = { 1: '', 2: 'lg:col-span-2', 3: 'lg:col-span-3' } as const;

/** One part of a report on its sheet of paper. */
export function GroupSheet({ title, note, columns = 1, children }: GroupSheetProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className={classNames('min-w-0', widths[columns])}>
      <h2 id={id} className="text-step-1 font-bold">
        {title}
      </h2>
      {note !== undefined && <p className="mt-1 text-step--1 text-pretty text-muted">{note}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  );
}

/** What is drawn also stands in a table, which opens below it. */
export function AsTable({ children }: { children: ReactNode }) {
  const t = useTranslations();
  return (
    <details className="mt-4 print:hidden">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {t('donations.reports.asTable')}
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
