import { useTranslations } from 'use-intl';
import { useMoment } from '#page/use-moment.ts';
import { Callout } from '#ui/card/callout.tsx';
import type { StoreImpact } from '../contract.ts';
import { useSums } from './use-sums.ts';

/** Whether all of it adds up, as it was compared with the books when the page was made. */
export function ImpactProof({ impact: { totals, agrees, comparedAt } }: { impact: StoreImpact }) {
  const t = useTranslations();
  const moment = useMoment();
  const sum = useSums(totals.flatMap(({ given, redeemed }) => [given, redeemed]));
  if (totals.length === 0) return null;
  return (
    <Callout
      tone={agrees ? 'success' : 'warning'}
      title={agrees ? t('store.loop.agrees') : t('store.loop.differs')}
      className="mt-10"
    >
      {agrees ? (
        <>
          <p>{t('store.loop.agreesText')}</p>
          <ul className="mt-2">
            {totals.map(({ currency, given, redeemed }) => (
              <li key={currency} className="tabular-nums">
                {t('store.loop.total', {
                  given: sum(given, currency),
                  redeemed: sum(redeemed, currency),
                })}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('store.loop.differsText')}</p>
      )}
      <p className="mt-2 text-step--1 text-muted">
        {t('store.loop.compared', { at: moment(comparedAt, { dateStyle: 'long', timeStyle: 'short' }) })}
      </p>
    </Callout>
  );
}
