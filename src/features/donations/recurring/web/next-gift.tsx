import { useTranslations } from 'use-intl';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import type { DonationView } from '#features/donations/giving/contract.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { RecurrenceView } from '../contract.ts';
import { ScheduleForm } from './schedule-form.tsx';

interface NextGiftProps {
  donation: DonationView;
  recurrence: RecurrenceView;
}

/** When how much is taken next and with what; or why nothing is, and how it goes on. */
export function NextGift({ donation, recurrence }: NextGiftProps) {
  const t = useTranslations();
  const { sum, calendarDay } = useDonationWords();
  const { nextOn, isCanceled, pausedFrom, way } = recurrence;
  if (isCanceled)
    return (
      <Callout title={t('donations.own.canceledTitle')}>
        <p className="mt-1 mb-4 text-pretty">{t('donations.own.canceled', { day: calendarDay(nextOn) })}</p>
        <ScheduleForm act="undo">
          <input type="hidden" name="on" value={nextOn} />
          <SubmitButton variant="secondary">{t('donations.own.undo')}</SubmitButton>
        </ScheduleForm>
      </Callout>
    );
  return (
    <Card as="section" labelledBy="donation-next" padding="l">
      <h2 id="donation-next" className="text-step-0 font-semibold text-muted">
        {t('donations.own.next')}
      </h2>
      <p className="mt-1 text-step-2 font-bold text-balance">{calendarDay(nextOn)}</p>
      <p className="mt-1 text-step-2 font-extrabold text-pomegranate tabular-nums">
        <bdi>{sum(donation.total, donation.currency)}</bdi>
      </p>
      <p className="mt-2 text-pretty">{donation.about}</p>
      {way && (
        <p className="mt-1 text-muted">{t.rich('donations.own.way', { way: way.label, bdi: isolate })}</p>
      )}
      <Trouble recurrence={recurrence} />
      {pausedFrom !== null && (
        <Callout title={t('donations.own.pausedTitle')} className="mt-5">
          <p className="mt-1 mb-4 text-pretty">{t('donations.own.paused', { day: calendarDay(nextOn) })}</p>
          <ScheduleForm act="resume">
            <input type="hidden" name="on" value={nextOn} />
            <SubmitButton>{t('donations.own.resume')}</SubmitButton>
          </ScheduleForm>
        </Callout>
      )}
    </Card>
  );
}

/** What its donor has to know about the next gift, beside its day. */
function Trouble({ recurrence }: Pick<NextGiftProps, 'recurrence'>) {
  const t = useTranslations();
  const { calendarDay } = useDonationWords();
  const { isCharging, triedAgainOn, skippedOn, mayUnskip, way } = recurrence;
  if (isCharging) return <Callout className="mt-5">{t('donations.own.charging')}</Callout>;
  return (
    <>
      {triedAgainOn !== null && (
        <Callout tone="warning" title={t('donations.own.failedTitle')} className="mt-5">
          <p className="mt-1 text-pretty">{t('donations.own.failed', { day: calendarDay(triedAgainOn) })}</p>
        </Callout>
      )}
      {way === null && (
        <Callout tone="warning" className="mt-5">
          {t('donations.own.noWay')}
        </Callout>
      )}
      {skippedOn !== null && triedAgainOn === null && (
        <>
          <p className="mt-4 mb-3 text-muted">
            {t('donations.own.skipped', { day: calendarDay(skippedOn) })}
          </p>
          {mayUnskip && (
            <ScheduleForm act="undo">
              <input type="hidden" name="on" value={skippedOn} />
              <SubmitButton variant="secondary">{t('donations.own.unskip')}</SubmitButton>
            </ScheduleForm>
          )}
        </>
      )}
    </>
  );
}
