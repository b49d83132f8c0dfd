import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import type { OwnScholarship, ScholarshipGiven } from '../contract.ts';
import { declinedTexts, planTexts } from './words.ts';

/** How her last request stands, and what she has; nothing for someone who has never asked. */
export function OwnStatus({ own: { request, given } }: { own: OwnScholarship }) {
  const hasGiven = given !== null && given.state !== 'waiting';
  if (!request && !hasGiven) return null;
  return (
    <div className="space-y-6">
      {hasGiven && <Given given={given} />}
      {request && (request.state !== 'granted' || !hasGiven) && <Request request={request} />}
      {request?.state === 'granted' && hasGiven && request.answer !== '' && <Words words={request.answer} />}
    </div>
  );
}

function Given({ given }: { given: ScholarshipGiven }) {
  const t = useTranslations();
  const format = useFormatter();
  const { kind, state, percent, plan, code } = given;
  // A day, the same everywhere.
  const day = format.dateTime(new Date(`${given.endsOn}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  if (state !== 'running')
    return (
      <Sheet title={t('scholarships.own.overTitle')}>
        {state === 'withdrawn' ? t('scholarships.own.withdrawn') : t('scholarships.own.ended', { day })}
      </Sheet>
    );
  if (kind === 'complimentary')
    return (
      <Sheet title={t('scholarships.own.planTitle', { plan })}>
        <p>{t('scholarships.own.planText', { day })}</p>
        <Button href={href('home')} className="mt-5">
          {t('scholarships.own.begin')}
        </Button>
      </Sheet>
    );
  const share = format.number(percent / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <Sheet title={t('scholarships.own.discountTitle', { percent: share, plan: t(planTexts[plan]) })}>
      <p>
        {given.payments === 'every' ? t('scholarships.own.everyPayment') : t('scholarships.own.firstPayment')}
      </p>
      {code !== null && (
        <>
          <p className="mt-4">
            {t('scholarships.own.code', { day })}{' '}
            <bdi dir="ltr" className="font-bold tabular-nums">
              {code}
            </bdi>
          </p>
          <Button href={href('pricing', undefined, { coupon: code })} className="mt-5">
            {t('scholarships.own.use')}
          </Button>
        </>
      )}
    </Sheet>
  );
}

function Request({ request }: { request: NonNullable<OwnScholarship['request']> }) {
  const t = useTranslations();
  const format = useFormatter();
  const { state, reason, answer } = request;
  if (state === 'declined') {
    const why = reason === null ? undefined : declinedTexts[reason];
    return (
      <Sheet title={t('scholarships.own.declinedTitle')}>
        <p>{t('scholarships.own.declined')}</p>
        {why !== undefined && <p className="mt-3">{t(why)}</p>}
        {answer !== '' && <p className="mt-3 whitespace-pre-wrap wrap-anywhere">{answer}</p>}
      </Sheet>
    );
  }
  if (state === 'granted')
    return <Sheet title={t('scholarships.own.waitingTitle')}>{t('scholarships.own.waiting')}</Sheet>;
  const day = format.dateTime(new Date(request.askedAt), { dateStyle: 'long' });
  return <Sheet title={t('scholarships.own.openTitle')}>{t('scholarships.own.open', { day })}</Sheet>;
}

function Words({ words }: { words: string }) {
  const t = useTranslations();
  return (
    <Sheet title={t('scholarships.own.wordsTitle')}>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {words}
      </p>
    </Sheet>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="l">
      <h2 className="text-step-2 font-bold text-balance">{title}</h2>
      <div className="mt-3 text-step-1 text-pretty text-ink-soft">{children}</div>
    </Card>
  );
}
