import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import { href } from '#urls.ts';
import { addOlder } from '#features/campaigns/live/policy.ts';
import type { CampaignView } from '#features/campaigns/showing/contract.ts';
import { liveQuery, readWallAsked, wallQuery } from '#features/campaigns/web/campaign-queries.ts';
import type { WallAsked } from '../contract.ts';
import { wallOrders, type WallOrder } from '../policy.ts';
import { WallEntry } from './wall-entry.tsx';

const section = 'campaign-donors';

/**
 * Those who gave, each as she wants it to be seen: the newest, the largest, and a search by name. The panel beside it hears of new gifts
 * (`useLiveTotal`), which come first among the newest.
 */
export function DonorsWall({ campaign: { slug, currency } }: { campaign: CampaignView }) {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const asked = readWallAsked(search);
  const { order, name, after } = asked;
  const { newest } = useSuspenseQuery(liveQuery(api, slug)).data;
  const { data: page } = useSuspenseQuery(wallQuery(api, slug, asked));
  const isPlain = order === 'newest' && name === undefined && after === undefined;
  const gifts = isPlain ? addOlder(newest, page.items) : page.items;
  if (isPlain && gifts.length === 0) return null;
  const hrefOf = (to: WallAsked) => wallHref(slug, to);
  const orders: Record<WallOrder, string> = {
    newest: t('campaigns.wall.newest'),
    largest: t('campaigns.wall.largest'),
  };
  return (
    <section id={section} aria-labelledby="campaign-wall" className="scroll-mt-24">
      <h2 id="campaign-wall" className="mb-5 text-step-3">
        {t('campaigns.live.wall')}
      </h2>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <LinkChips
          label={t('campaigns.wall.order')}
          chips={wallOrders.map((each) => ({
            text: orders[each],
            href: hrefOf({ order: each, name }),
            current: each === order,
          }))}
        />
        <form
          role="search"
          action={`${href('campaign', { campaignSlug: slug })}#${section}`}
          className="flex w-full max-w-form items-center gap-2"
        >
          {order !== 'newest' && <input type="hidden" name="donors" value={order} />}
          <TextInput
            key={name}
            type="search"
            name="name"
            defaultValue={name}
            aria-label={t('campaigns.wall.search')}
            placeholder={t('campaigns.wall.search')}
            maxLength={80}
            className="min-w-0 grow"
          />
          <Button type="submit" variant="secondary" icon={IconSearch}>
            {t('campaigns.list.find')}
          </Button>
        </form>
      </div>
      {name !== undefined && (
        <p role="status" className="mb-4 text-muted">
          {t('campaigns.wall.found', { count: page.totalItems })}
        </p>
      )}
      <ul className="grid gap-3 sm:grid-cols-2">
        {gifts.map((gift) => (
          <WallEntry key={gift.id} gift={gift} currency={currency} />
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {!isPlain && (
          <Button href={hrefOf({ order: 'newest' })} variant="quiet">
            {t('campaigns.wall.back')}
          </Button>
        )}
        {page.next !== undefined && (
          <Button href={hrefOf({ ...asked, after: page.next })} variant="secondary">
            {t('campaigns.wall.more')}
          </Button>
        )}
      </p>
    </section>
  );
}

function wallHref(slug: string, { order, name, after }: WallAsked): string {
  const query = { donors: order === 'newest' ? undefined : order, name, after };
  return `${href('campaign', { campaignSlug: slug }, query)}#${section}`;
}
