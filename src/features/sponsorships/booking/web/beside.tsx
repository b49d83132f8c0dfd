import { useTranslations } from 'use-intl';
import type { Span } from '#features/sponsorships/policy.ts';

interface BesideProps {
  span: Span;
  /** What else is dedicated in the chosen time. */
  beside: readonly Span[];
}

/** That a day, its week and its month are three different things, and which of them has a sponsor already. */
export function Beside({ span, beside }: BesideProps) {
  const t = useTranslations();
  if (span === 'course') return null;
  return (
    <div className="space-y-2 text-pretty">
      {beside.includes('day') && <p>{t('sponsorships.page.besideDay')}</p>}
      {beside.includes('week') && <p>{t('sponsorships.page.besideWeek', { span })}</p>}
      {beside.includes('month') && <p>{t('sponsorships.page.besideMonth')}</p>}
      <p className="text-step--1 text-muted">{t('sponsorships.page.besideAny')}</p>
    </div>
  );
}
