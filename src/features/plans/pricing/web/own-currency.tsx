import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Currency } from '#core/money.ts';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { href } from '#urls.ts';
import { keptOf, type AskedOffer } from '#features/plans/web/asked-offer.ts';
import { activeQuery } from '#features/plans/web/plan-queries.ts';

/** Tells a subscriber who looks at prices in another currency that her plan stays in its own. */
export function OwnCurrency({ asked, currency }: { asked: AskedOffer; currency: Currency }) {
  const t = useTranslations();
  const { api } = usePage();
  const { data: active } = useQuery(activeQuery(api));
  if (!active || active.currency === currency) return null;
  const own = active.currency;
  return (
    <Callout className="mb-6">
      <p className="text-pretty">{t('plans.pricing.staysIn', { currency: own })}</p>
      <a
        href={href('pricing', undefined, { period: asked.period, currency: own, ...keptOf(asked) })}
        className="text-link inline-flex min-h-11 items-center font-semibold"
      >
        {t('plans.pricing.showIn', { currency: own })}
      </a>
    </Callout>
  );
}
