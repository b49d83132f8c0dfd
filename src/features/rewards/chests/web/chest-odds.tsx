import { useFormatter, useTranslations } from 'use-intl';
import type { ChestView } from '#features/rewards/dashboard/contract.ts';

/** What a chest may hold and how often, published for everyone. */
export function ChestOdds({ odds }: { odds: ChestView['odds'] }) {
  const t = useTranslations();
  const format = useFormatter();
  return (
    <details className="mt-3 text-step--1">
      <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center">
        {t('rewards.chest.inside')}
      </summary>
      <table className="mb-2 w-full max-w-60">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 text-start font-medium">
              {t('rewards.chest.columnCoins')}
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              {t('rewards.chest.columnOdds')}
            </th>
          </tr>
        </thead>
        <tbody>
          {odds.map(({ coins, percent }) => (
            <tr key={coins} className="border-t border-line">
              <td className="py-1 font-semibold">{format.number(coins)}</td>
              <td className="py-1 text-end">{format.number(percent / 100, { style: 'percent' })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted">{t('rewards.chest.fair')}</p>
    </details>
  );
}
