import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Currency } from '#core/money.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { usePage } from '#page/page-provider.tsx';
import { href } from '#urls.ts';
import { CurrencyPicker } from '#features/currencies/offered/currency-picker.tsx';
import { keptOf, type AskedOffer } from '#features/plans/web/asked-offer.ts';
import { periods, type Period } from '#features/plans/policy.ts';

/** By month or by year, and in which currency: plain links and a form, so that both work without scripts. */
export function PlanChoice({ asked, currency }: { asked: AskedOffer; currency: Currency }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { api } = usePage();
  const { period } = asked;
  const shown = (offer: { period: Period; currency: Currency }) =>
    href('pricing', undefined, { ...offer, ...keptOf(asked) });
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
            href={shown({ period: each, currency })}
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
      <CurrencyPicker
        currency={currency}
        back={shown({ period, currency })}
        invalidates={[api.plans.offers.key()]}
        onChosen={(chosen) =>
          void navigate(shown({ period, currency: chosen }), { preventScrollReset: true })
        }
      />
    </div>
  );
}
