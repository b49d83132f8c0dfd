import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import type { CategoryOrder } from './use-category-order.ts';

/** Saves and publishes the order, once it differs from what is saved, or from what readers see. */
export function OrderBar({ order, mayPublish }: { order: CategoryOrder; mayPublish: boolean }) {
  const t = useTranslations();
  const { hasChanges, isBusy, refusal } = order;
  const isPending = order.items.some(({ isMoved }) => isMoved);
  if (!hasChanges && !isPending && !refusal) return null;
  return (
    <div className="sticky bottom-0 z-20 -mx-2 mt-4 grid gap-3 bg-parchment px-2 py-3">
      {refusal && (
        <Callout tone="danger" title={refusal.message} announced>
          <ul>
            {Object.values(refusal.issues).map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {hasChanges && (
          <Button variant={mayPublish ? 'secondary' : 'primary'} busy={isBusy} onClick={order.save}>
            {t('learning.categories.saveOrder')}
          </Button>
        )}
        {mayPublish && (
          <Button busy={isBusy} onClick={order.publish}>
            {t('learning.categories.publishOrder')}
          </Button>
        )}
        {hasChanges && (
          <Button variant="quiet" onClick={order.reset}>
            {t('learning.categories.resetOrder')}
          </Button>
        )}
        {!hasChanges && isPending && (
          <p className="text-step--1 text-muted">{t('learning.categories.orderPending')}</p>
        )}
      </div>
    </div>
  );
}
