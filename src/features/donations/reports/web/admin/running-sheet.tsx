import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useMoment } from '#page/use-moment.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { useSum } from '#features/donations/finance/web/admin/use-sum.ts';
import type { GivingReport, ReportAppeal } from '#features/donations/reports/contract.ts';
import { paceNames } from '#features/donations/reports/policy.ts';
import { useReportWords } from './use-report-words.ts';

/** The appeals that run now, each against the time that has passed; nothing where none does. */
export function RunningSheet({ running }: Pick<GivingReport, 'running'>) {
  const t = useTranslations();
  const id = useId();
  if (running.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-step-2 font-bold">
        {t('donations.pace.title')}
      </h2>
      <p className="mt-1 max-w-reading text-pretty text-muted">{t('donations.pace.intro')}</p>
      <ul className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-2">
        {running.map((appeal) => (
          <Appeal key={appeal.href} appeal={appeal} />
        ))}
      </ul>
    </section>
  );
}

function Appeal({ appeal }: { appeal: ReportAppeal }) {
  const t = useTranslations();
  const moment = useMoment();
  const sum = useSum();
  const { share } = useReportWords();
  const { name, href, currency, goal, raised, endsAt, pace, raisedShare, timeShare, needed, projected } =
    appeal;
  const amount = (minor: number) => sum({ amount: minor, currency });
  return (
    <Card as="li" className="min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-bold wrap-anywhere">
          <a href={href} className="text-link inline-flex min-h-11 items-center">
            <bdi>{name}</bdi>
          </a>
        </h3>
        <Badge tone={pace === 'behind' ? 'info' : pace === 'open' ? 'neutral' : 'progress'} className="mt-2">
          {t(paceNames[pace])}
        </Badge>
      </div>
      <Bar
        label={t('donations.pace.raised')}
        share={raisedShare}
        said={t('donations.pace.raisedOf', {
          raised: amount(raised),
          goal: amount(goal),
          share: share(raisedShare),
        })}
      />
      {timeShare !== null && endsAt !== null && (
        <Bar
          label={t('donations.pace.time')}
          share={timeShare}
          tone="reward"
          said={t('donations.pace.timeOf', {
            share: share(timeShare),
            end: moment(endsAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        />
      )}
      <ul className="mt-4 space-y-1 text-step--1">
        {needed !== null && (
          <li>
            {needed.per === 'day'
              ? t('donations.pace.neededDaily', { sum: amount(needed.amount) })
              : t('donations.pace.neededHourly', { sum: amount(needed.amount) })}
          </li>
        )}
        {projected !== null && <li>{t('donations.pace.projected', { sum: amount(projected) })}</li>}
        {endsAt === null && <li>{t('donations.pace.noEnd')}</li>}
      </ul>
    </Card>
  );
}

interface BarProps {
  label: string;
  share: number;
  said: string;
  tone?: 'progress' | 'reward';
}

function Bar({ label, share, said, tone = 'progress' }: BarProps) {
  return (
    <div className="mt-3">
      <p className="flex flex-wrap justify-between gap-x-4 text-step--1">
        <span className="font-semibold">{label}</span>
        <span className="tabular-nums">{said}</span>
      </p>
      <ProgressBar label={label} share={Math.min(1, share)} valueText={said} tone={tone} className="mt-1" />
    </div>
  );
}
