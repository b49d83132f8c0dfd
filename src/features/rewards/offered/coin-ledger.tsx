import { useSuspenseQuery } from '@tanstack/react-query';
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { noonOf } from '#core/local-date.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { CoinAim } from '../web/coin-aim.tsx';
import { dashboardQuery } from './dashboard-query.ts';

const words = {
  points: 'rewards.coins.points',
  chest: 'rewards.coins.chest',
  freeze: 'rewards.coins.freeze',
  gift: 'rewards.coins.gift',
  held: 'rewards.coins.held',
  spent: 'rewards.coins.spent',
  returned: 'rewards.coins.returned',
  taken_back: 'rewards.coins.takenBack',
} as const;

/** The learner's coins, and where the latest ones came from or went. */
export function CoinLedger({ coins, className }: { coins: number; className?: string | undefined }) {
  const t = useTranslations();
  const format = useFormatter();
  const { data } = useSuspenseQuery(dashboardQuery(usePage()));
  return (
    <Card as="section" labelledBy="coins-title" className={className}>
      <h2 id="coins-title" className="text-step-2">
        {t('rewards.coins.title')}
      </h2>
      <p className="mt-4 flex items-center gap-3 text-step-2 font-extrabold">
        <span className="grid size-16 place-content-center rounded-pill bg-tint-gold text-gold-deep">
          <Icon shape={IconCoins} size={32} />
        </span>
        {t('rewards.panel.coins', { coins })}
      </p>
      <CoinAim coins={coins} dashboard={data} />
      {data.coinEntries.length === 0 ? (
        <p className="mt-4 text-muted">{t('rewards.coins.empty')}</p>
      ) : (
        <ul className="mt-4">
          {data.coinEntries.map(({ kind, coins, on }, index) => (
            <li key={index} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
              <span>
                {t(words[kind])}
                <span className="block text-step--1 text-muted">
                  {format.dateTime(noonOf(on), {
                    weekday: 'long',
                    day: 'numeric',
                    month: 'long',
                  })}
                </span>
              </span>
              <b className={coins > 0 ? 'text-olive' : undefined}>
                <bdi dir="ltr">{format.number(coins, { signDisplay: 'exceptZero' })}</bdi>
              </b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
