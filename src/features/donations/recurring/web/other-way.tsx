import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import type { DonationView } from '#features/donations/giving/contract.ts';
import { payForm } from '#features/donations/giving/web/donation-forms.ts';
import { GivingRests } from '#features/donations/giving/web/giving-rests.tsx';
import { PayingFields } from '#features/donations/giving/web/paying-fields.tsx';
import { placeAfter } from '#features/donations/giving/web/place-after.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import { ChangeSheet } from './change-sheet.tsx';

/** Another card: providers keep one with a payment, so its donor pays the next gift with it now. */
export function OtherWay({ donation, nextOn }: { donation: DonationView; nextOn: string }) {
  const t = useTranslations();
  const { sum, calendarDay } = useDonationWords();
  const form = usePageForm(payForm, { onDone: (begun) => window.location.assign(placeAfter(begun)) });
  const { methods, reopensAt, total, currency } = donation;
  if (methods.length === 0) return null;
  const isTold = form.message !== undefined || Object.keys(form.values).length > 0;
  return (
    <ChangeSheet title={t('donations.own.changeWay')} isOpen={isTold}>
      {reopensAt !== null ? (
        <GivingRests reopensAt={reopensAt} />
      ) : (
        <PageForm form={form} className="space-y-5">
          <p className="text-pretty">
            {t('donations.own.changeWayText', {
              sum: sum(total, currency),
              day: calendarDay(nextOn),
            })}
          </p>
          <PayingFields {...donation} />
          <SubmitButton variant="secondary">
            {t('donations.form.giveSum', { sum: sum(total, currency) })}
          </SubmitButton>
          <p className="text-step--1 text-pretty text-muted">{t('donations.form.secure')}</p>
        </PageForm>
      )}
    </ChangeSheet>
  );
}
