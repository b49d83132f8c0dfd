import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import { donationCoinsQuery } from './coins-query.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.query(donationCoinsQuery(page.api, params['token'] ?? ''));
}

/** On the page of a donor who was signed in: the coins for her gift, and what was taken back with its money. */
export default function DonationCoinsPart({ token }: { token: string }) {
  const t = useTranslations();
  const { data } = useQuery(donationCoinsQuery(usePage().api, token));
  if (!data || data.given === 0) return null;
  const { given, takenBack, spent } = data;
  return (
    <div className="flex gap-3 rounded-card bg-tint-gold p-4 text-pretty">
      <Icon shape={IconCoins} size={24} className="shrink-0 text-gold-deep" />
      <div>
        <p>
          <b>{t('rewards.donated.given', { coins: given })}</b>{' '}
          <a href={href('store')} className="text-link">
            {t('rewards.donated.store')}
          </a>
        </p>
        {takenBack > 0 && <p className="mt-1">{t('rewards.donated.takenBack', { coins: takenBack })}</p>}
        {spent > 0 && (
          <p className="mt-1 text-step--1 text-ink-soft">{t('rewards.donated.spent', { coins: spent })}</p>
        )}
      </div>
    </div>
  );
}
