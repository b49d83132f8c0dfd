import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import { ItemPicture } from '#features/store/items/web/item-picture.tsx';
import type { RedemptionView } from '../contract.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderStateBadge } from './order-state.tsx';

/** One thing that coins were exchanged for: its card, or how far it is on its way. */
export function RedemptionRow({ redemption }: { redemption: RedemptionView }) {
  const t = useTranslations();
  const format = useFormatter();
  const { id, item, variant, coins, madeAt, number, order } = redemption;
  const isOver = order?.state === 'refused' || order?.state === 'cancelled';
  return (
    <Card as="li" padding="none" className="flex flex-col sm:flex-row">
      <ItemPicture item={item} className="aspect-4/3 w-full shrink-0 sm:w-52" />
      <div className="flex min-w-0 grow flex-col gap-2 p-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="text-step-1 font-bold">
            {item.name}
            {variant && (
              <span className="font-normal text-muted">
                {' · '}
                <bdi>{variant}</bdi>
              </span>
            )}
          </h3>
          {order && <OrderStateBadge state={order.state} />}
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
          <span>{format.dateTime(new Date(madeAt), { dateStyle: 'long' })}</span>
          <span className="inline-flex items-center gap-1.5">
            <Icon shape={IconCoins} size={18} className="text-gold-deep" />
            {isOver ? t('store.mine.coinsBack', { coins }) : t('store.price.coins', { coins })}
          </span>
        </p>
        {order?.note && (
          <blockquote className="rounded-control bg-sand px-4 py-3">
            <bdi>{order.note}</bdi>
          </blockquote>
        )}
        {order?.state === 'asked' && <p>{t('store.mine.waits')}</p>}
        {number !== null && (
          <p className="mt-auto pt-2">
            <Button href={href('storeCard', { redemptionId: id })} variant="secondary" size="s">
              {t('store.mine.card')}
              <span className="sr-only">{`: ${item.name}, ${number}`}</span>
            </Button>
          </p>
        )}
        {order?.mayCancel && <CancelOrder id={id} version={order.version} />}
      </div>
    </Card>
  );
}
