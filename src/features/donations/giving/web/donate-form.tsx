import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { decimalText, money } from '#core/money.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { Card } from '#ui/card/card.tsx';
import { GiftAidOnForm } from '#features/donations/gift-aid/web/gift-aid-on-form.tsx';
import type { DonationPeriod } from '#features/donations/policy.ts';
import { donationKeyQuery, type AskedGift } from '#features/donations/web/donation-queries.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { DonationFormView } from '../contract.ts';
import { addressToChoose } from './address-to-choose.ts';
import { AmountChoice } from './amount-choice.tsx';
import { CostsField } from './costs-field.tsx';
import { DedicationFields } from './dedication-fields.tsx';
import { giveForm } from './donation-forms.ts';
import { DonorFields } from './donor-fields.tsx';
import { FixedAmount } from './fixed-amount.tsx';
import { PayingFields } from './paying-fields.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { placeAfter } from './place-after.ts';
import { fixedAmount, proposedAmount, readTypedGift, sumUp, type TypedGift } from './typed-gift.ts';
import { WhenTaken } from './when-taken.tsx';

interface DonateFormProps {
  form: DonationFormView;
  asked: AskedGift;
}

/** The one form that leads straight to the provider. With scripts its button says what will be paid. */
export function DonateForm({ form: view, asked }: DonateFormProps) {
  const t = useTranslations();
  const { locale } = usePage();
  const isLive = useIsLive();
  const { sum } = useDonationWords();
  const { data: key } = useSuspenseQuery(donationKeyQuery);
  const price = view.target?.price ?? null;
  const fixed = price === null ? asked.amount : decimalText(money(price, view.currency));
  const form = usePageForm(giveForm, {
    onDone: (begun) => window.location.assign(placeAfter(begun)),
  });
  const fields = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<TypedGift>({
    ...(fixed === undefined ? proposedAmount(view) : fixedAmount(fixed, locale)),
    period: price === null ? (asked.period ?? 'once') : 'once',
    method: view.saved[0]?.method ?? view.methods[0] ?? '',
    coversCosts: false,
  });
  const sums = sumUp(typed, view, locale);
  const follow = () => {
    const element = fields.current?.closest('form');
    if (element) setTyped(readTypedGift(element));
  };
  const buttons: Record<DonationPeriod, (sum: string) => string> = {
    once: (sum) => t('donations.form.giveSum', { sum }),
    month: (sum) => t('donations.form.giveMonthly', { sum }),
    year: (sum) => t('donations.form.giveYearly', { sum }),
  };
  // A browser may come back to what was typed before.
  const readOnce = useEffectEvent(follow);
  useEffect(() => readOnce(), []);
  return (
    <Card padding="none" className="p-5 sm:p-9">
      <PageForm form={form} className="group/give">
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="currency" value={view.currency} />
        {asked.to !== undefined && <input type="hidden" name="to" value={asked.to} />}
        {asked.via !== undefined && <input type="hidden" name="via" value={asked.via} />}
        <div ref={fields} onInput={follow} onChange={follow} className="space-y-10">
          {price === null ? (
            <>
              {view.recurringMethods.length > 0 && <PeriodChoice asked={asked} />}
              {asked.amount === undefined ? (
                <AmountChoice form={view} />
              ) : (
                <FixedAmount
                  digits={asked.amount}
                  currency={view.currency}
                  otherHref={addressToChoose(asked)}
                />
              )}
              <DedicationFields showsMessage={view.target?.showsMessage ?? false} />
            </>
          ) : (
            <>
              <FixedAmount digits={decimalText(money(price, view.currency))} currency={view.currency} />
              <input type="hidden" name="period" value="once" />
              <input type="hidden" name="dedication" value="none" />
            </>
          )}
          <DonorFields donorName={view.donorName} donorAddress={view.donorAddress} />
          {view.giftAid && <GiftAidOnForm offer={view.giftAid} />}
          <div>
            <PayingFields {...view} />
            <CostsField form={view} sums={sums} />
          </div>
        </div>
        <SubmitButton size="l" wide className="mt-8">
          {isLive && sums
            ? buttons[typed.period](sum(sums.total.amount, view.currency))
            : t('donations.form.give')}
        </SubmitButton>
        <WhenTaken />
        <p className="mt-3 text-center text-step--1 text-pretty text-muted">{t('donations.form.secure')}</p>
      </PageForm>
    </Card>
  );
}
