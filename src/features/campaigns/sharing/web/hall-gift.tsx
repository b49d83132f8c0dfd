import { useTranslations } from 'use-intl';
import type { Currency } from '#core/money.ts';
import type { WallGift } from '#features/campaigns/live/contract.ts';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';

/** One gift on the wall of the hall: a sheet of paper that settles in its place. */
export function HallGift({ gift, currency }: { gift: WallGift; currency: Currency }) {
  const t = useTranslations();
  const { amount } = useCampaignWords();
  const { name, amount: given } = gift;
  return (
    <li className="flex items-baseline justify-between gap-4 rounded-control bg-dusk px-[2vmin] py-[1.2vmin] text-[clamp(1rem,2.8vmin,2rem)] motion-safe:animate-settle">
      <bdi className="min-w-0 truncate font-semibold">{name ?? t('campaigns.live.anonymous')}</bdi>
      {given !== null && <b className="shrink-0 text-gold tabular-nums">{amount(given, currency)}</b>}
    </li>
  );
}
