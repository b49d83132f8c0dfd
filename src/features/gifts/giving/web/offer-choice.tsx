import { useLocale, useTranslations } from 'use-intl';
import { money, type Currency } from '#core/money.ts';
import { writePrices } from '#core/money-text.ts';
import { useFormField } from '#page/form/form-context.ts';
import { giftPlans } from '#features/gifts/policy.ts';
import { useGiftWords } from '#features/gifts/web/use-gift-words.ts';
import type { GiftOffersView } from '../contract.ts';
import { offerValue } from './gift-forms.ts';

interface OfferChoiceProps {
  prices: GiftOffersView['prices'];
  currency: Currency;
  /** Chosen at first. */
  known: string;
}

/** Which plan for how long, each with what it costs: one choice of radio buttons. */
export function OfferChoice({ prices, currency, known }: OfferChoiceProps) {
  const t = useTranslations();
  const { plans } = useGiftWords();
  const locale = useLocale();
  const all = giftPlans.flatMap((plan) => prices[plan].map(({ price }) => money(price, currency)));
  const write = writePrices(all, locale);
  const { value = known, issue } = useFormField('offer');
  return (
    <fieldset>
      <legend className="text-step-2 font-bold">{t('gifts.form.what')}</legend>
      {issue && (
        <p role="alert" tabIndex={-1} data-wrong className="mt-2 font-medium text-danger">
          {issue}
        </p>
      )}
      <div className="mt-4 grid grid-cols-2 grid-rows-[auto_auto_1fr] gap-x-3 sm:gap-x-5">
        {giftPlans.map((plan) => (
          <div
            key={plan}
            role="group"
            aria-labelledby={`gift-${plan}`}
            className="row-span-3 grid grid-rows-subgrid"
          >
            <p id={`gift-${plan}`} className="text-step-1 font-bold">
              {plans[plan]}
            </p>
            <p className="mt-1 text-step--1 text-pretty text-muted">
              {plan === 'standard' ? t('gifts.form.standardHas') : t('gifts.form.premiumHas')}
            </p>
            <div className="mt-3 space-y-2">
              {prices[plan].map(({ months, price }) => (
                <label
                  key={months}
                  className="flex min-h-14 cursor-pointer items-center gap-x-3 rounded-control border-2 border-ink-soft/30 px-3 py-1.5 has-checked:border-dusk has-checked:bg-sky/50 has-focus-visible:outline-3 sm:px-4"
                >
                  <input
                    type="radio"
                    name="offer"
                    value={offerValue(plan, months)}
                    defaultChecked={offerValue(plan, months) === value}
                    className="size-5 shrink-0 accent-dusk outline-none"
                  />
                  <span className="grow leading-tight font-medium sm:flex sm:justify-between sm:gap-x-3">
                    {t('gifts.form.months', { months })}
                    <bdi className="block font-bold tabular-nums">{write(money(price, currency))}</bdi>
                  </span>
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
