import { useTranslations } from 'use-intl';
import type { Currency } from '#core/money.ts';
import type { WallGift } from '#features/campaigns/live/contract.ts';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import { useGiftTime } from '#features/campaigns/web/use-gift-time.ts';

/** One gift, as its donor wants it to be seen, with her words once someone has looked at them. */
export function WallEntry({ gift, currency }: { gift: WallGift; currency: Currency }) {
  const t = useTranslations();
  const time = useGiftTime();
  const { amount } = useCampaignWords();
  const { name, amount: given, comment, isOffline } = gift;
  return (
    <li className="rounded-control bg-white px-4 py-3 shadow-lift-1">
      <div className="flex items-baseline justify-between gap-4">
        <bdi className="min-w-0 font-semibold wrap-anywhere">{name ?? t('campaigns.live.anonymous')}</bdi>
        {given !== null && <b className="shrink-0 tabular-nums">{amount(given, currency)}</b>}
      </div>
      {comment !== null && (
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          {comment}
        </p>
      )}
      <p className="text-step--1 text-muted">
        {time(gift)}
        {isOffline && ` · ${t('campaigns.wall.offline')}`}
      </p>
    </li>
  );
}
