import { useTranslations } from 'use-intl';
import { currencies, decimalText, money } from '#core/money.ts';
import { decimalInLanguage } from '#core/money-text.ts';
import { PageField } from '#page/form/page-field.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { DonationView } from '#features/donations/giving/contract.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { RecurrenceView } from '../contract.ts';
import { chosenDays, lastDay } from '../policy.ts';
import { OtherWay } from './other-way.tsx';
import { ScheduleForm } from './schedule-form.tsx';

interface ScheduleFormsProps {
  donation: DonationView;
  recurrence: RecurrenceView;
}

/** Everything that its donor can change, each in a form of its own that works without scripts. */
export function ScheduleForms({ donation, recurrence }: ScheduleFormsProps) {
  const t = useTranslations();
  const { calendarDay } = useDonationWords();
  const { nextOn, pausedFrom, isCharging, maySkip, mostMonths } = recurrence;
  const isPaused = pausedFrom !== null;
  const maySchedule = !isPaused && !isCharging;
  return (
    <Card as="section" labelledBy="donation-change">
      <h2 id="donation-change" className="text-step-1 font-bold">
        {t('donations.own.changeTitle')}
      </h2>
      <div className="mt-3 divide-y divide-ink-soft/15">
        {!isCharging && <AmountForm donation={donation} />}
        {maySchedule && (
          <>
            <DayForm recurrence={recurrence} />
            <OtherWay donation={donation} nextOn={nextOn} />
            {maySkip && (
              <ScheduleForm act="skip" title={t('donations.own.skipTitle')}>
                <input type="hidden" name="on" value={nextOn} />
                <p className="text-pretty">{t('donations.own.skipText', { day: calendarDay(nextOn) })}</p>
                <SubmitButton variant="secondary">{t('donations.own.skip')}</SubmitButton>
              </ScheduleForm>
            )}
            {mostMonths > 0 && <PauseForm nextOn={nextOn} mostMonths={mostMonths} />}
            {!maySkip && mostMonths === 0 && (
              <p className="py-4 text-pretty text-muted">
                {donation.period === 'year'
                  ? t('donations.refusal.skippedYear')
                  : t('donations.refusal.tooLong')}
              </p>
            )}
          </>
        )}
        <ScheduleForm act="cancel" title={t('donations.own.endTitle')}>
          <p className="text-pretty">{t('donations.own.endText')}</p>
          <SubmitButton variant="secondary">{t('donations.own.end')}</SubmitButton>
        </ScheduleForm>
      </div>
    </Card>
  );
}

function AmountForm({ donation: { amount, currency } }: Pick<ScheduleFormsProps, 'donation'>) {
  const t = useTranslations();
  const { locale } = usePage();
  return (
    <ScheduleForm act="amount" title={t('donations.own.changeAmount')}>
      <PageField
        name="amount"
        known={decimalInLanguage(decimalText(money(amount, currency)).replace(/\.0+$/, ''), locale)}
        label={t('donations.form.ownLabel', { currency: currencies[currency].symbol })}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
            dir="ltr"
            className="max-w-60 tabular-nums"
          />
        )}
      </PageField>
      <SubmitButton variant="secondary">{t('donations.own.saveAmount')}</SubmitButton>
    </ScheduleForm>
  );
}

function DayForm({ recurrence: { day } }: Pick<ScheduleFormsProps, 'recurrence'>) {
  const t = useTranslations();
  return (
    <ScheduleForm act="day" title={t('donations.own.changeDay')}>
      <PageField name="day" known={day} label={t('donations.own.dayLabel')}>
        {(control) => (
          <SelectInput {...control} className="max-w-80">
            {chosenDays.map((each) => (
              <option key={each} value={each}>
                {each === lastDay ? t('donations.own.lastDay') : each}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <SubmitButton variant="secondary">{t('donations.own.saveDay')}</SubmitButton>
    </ScheduleForm>
  );
}

function PauseForm({ nextOn, mostMonths }: Pick<RecurrenceView, 'nextOn' | 'mostMonths'>) {
  const t = useTranslations();
  const choices = Array.from({ length: mostMonths }, (_, index) => index + 1);
  return (
    <ScheduleForm act="pause" title={t('donations.own.pauseTitle')}>
      <input type="hidden" name="on" value={nextOn} />
      <PageField name="months" known={1} label={t('donations.own.pauseLabel')}>
        {(control) => (
          <SelectInput {...control} className="max-w-60">
            {choices.map((months) => (
              <option key={months} value={months}>
                {t('donations.own.months', { months })}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <SubmitButton variant="secondary">{t('donations.own.pause')}</SubmitButton>
    </ScheduleForm>
  );
}
