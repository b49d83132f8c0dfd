import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { useMoment } from '#page/use-moment.ts';
import { Button } from '#ui/button/button.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import type { Queue } from '#features/payments/queues/contract.ts';
import { paymentQueues, queueTexts, queueTitles, type QueueName } from '#features/payments/queues/policy.ts';

/** One queue: what waits in it, since when and until when, and the way to it. */
export function QueueCard({ queue: { name, count, since, dueAt } }: { queue: Queue }) {
  const t = useTranslations();
  const moment = useMoment();
  const day = (time: string) => moment(time, { dateStyle: 'medium' });
  const id = `queue-${name}`;
  return (
    <Card as="li" labelledBy={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-step-1 font-bold">
          {t(queueTitles[name])}
        </h2>
        {count > 0 ? (
          <Badge tone="reward">{t('payments.queue.waiting', { count })}</Badge>
        ) : (
          <Badge tone="progress" icon={IconCheck}>
            {t('payments.queue.none')}
          </Badge>
        )}
      </div>
      <p className="mt-1 text-muted">{t(queueTexts[name])}</p>
      {count > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="text-step--1" suppressHydrationWarning>
            {since && t('payments.queue.since', { day: day(since) })}
            {dueAt && <b className="block">{t('payments.queue.due', { day: day(dueAt) })}</b>}
          </p>
          <Button href={hrefOf(name)} variant="secondary" size="s" aria-describedby={id}>
            {t('payments.queue.open')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function hrefOf(name: QueueName): string {
  const queue = paymentQueues.find((each) => each === name);
  if (queue) return `${adminHref('adminPayments')}?waits=${queue}`;
  return name === 'disputes'
    ? `${adminHref('adminDisputes')}?state=open&sort=dueAt`
    : adminHref('adminStuckWebhooks');
}
