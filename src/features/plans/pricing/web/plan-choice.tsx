import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { currencyCodes, type Currency } from '#core/money.ts';
import { useIsLive } from '#page/use-is-live.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { href } from '#urls.ts';
import { periods, type Period } from '#features/plans/policy.ts';

/** By month or by year, and in which currency: plain links and a form, so that both work without scripts. */
export function PlanChoice({ period, currency }: { period: Period; currency: Currency }) {
  const t = useTranslations();
  const id = useId();
  const navigate = useNavigate();
  const isLive = useIsLive();
  const words: Record<Period, string> = {
    month: t('plans.pricing.monthly'),
    year: t('plans.pricing.yearly'),
  };
  return (
    <div className="mb-8 flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
      <nav
        aria-label={t('plans.pricing.period')}
        className="on-paper inline-flex rounded-pill bg-paper p-1 shadow-lift-1"
      >
        {periods.map((each) => (
          <a
            key={each}
            href={href('pricing', undefined, { period: each, currency })}
            aria-current={each === period ? 'true' : undefined}
            className={classNames(
              'inline-flex min-h-11 items-center rounded-pill px-6 font-semibold',
              each === period ? 'bg-dusk text-white' : 'text-ink hover:bg-sky',
            )}
          >
            {words[each]}
          </a>
        ))}
      </nav>
      <form method="get" action={href('pricing')} className="flex items-center gap-3">
        <input type="hidden" name="period" value={period} />
        <label htmlFor={id} className="font-semibold">
          {t('plans.pricing.currency')}
        </label>
        <SelectInput
          id={id}
          name="currency"
          key={currency}
          defaultValue={currency}
          onChange={({ target }) =>
            void navigate(href('pricing', undefined, { period, currency: target.value }), {
              preventScrollReset: true,
            })
          }
        >
          {currencyCodes.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </SelectInput>
        {!isLive && (
          <Button type="submit" size="s" variant="secondary">
            {t('plans.pricing.showCurrency')}
          </Button>
        )}
      </form>
    </div>
  );
}
