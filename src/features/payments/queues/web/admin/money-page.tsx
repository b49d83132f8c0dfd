import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { useMoment } from '#page/use-moment.ts';
import { Callout } from '#ui/card/callout.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { MoneyQueues } from '#features/payments/queues/contract.ts';
import { QueueCard } from './queue-card.tsx';
import { queuesQuery } from './queue-queries.ts';

/** `/admin/money`: what waits for a person of finance, and whether the books agree. */
export default function MoneyPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { data } = useSuspenseQuery(queuesQuery(api));
  const { queues, books, undescribed } = data;
  const nothingWaits = queues.every(({ count }) => count === 0);
  return (
    <>
      <AdminPageHead title={t('payments.queue.title')}>{t('payments.queue.intro')}</AdminPageHead>
      <BooksNote books={books} />
      <UndescribedNote entities={undescribed} />
      {nothingWaits ? (
        <EmptyState scene="window" title={t('payments.queue.nothing')}>
          <p>{t('payments.queue.nothingText')}</p>
          <p className="mt-2">
            <a href={adminHref('adminPayments')} className="text-link inline-flex min-h-11 items-center">
              {t('payments.list.all')}
            </a>
          </p>
        </EmptyState>
      ) : (
        <ul className="mt-6 grid gap-5 lg:grid-cols-2">
          {queues.map((queue) => (
            <QueueCard key={queue.name} queue={queue} />
          ))}
        </ul>
      )}
    </>
  );
}

/** That nothing can be paid to an entity, and where to say who it is. */
function UndescribedNote({ entities }: { entities: MoneyQueues['undescribed'] }) {
  const t = useTranslations();
  const format = useFormatter();
  const mayChange = useViewer()?.permissions.includes('settings.open') ?? false;
  if (entities.length === 0) return null;
  const names = { us: t('invoices.entity.us'), uk: t('invoices.entity.uk'), il: t('invoices.entity.il') };
  return (
    <Callout tone="danger" title={t('payments.undescribed.title')} className="mt-6 max-w-reading">
      <p>{t('payments.undescribed.text', { entities: format.list(entities.map((each) => names[each])) })}</p>
      {mayChange && (
        <a
          href={adminHref('adminSetting', { settingKey: 'invoices.entities' })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('invoices.setting.entities')}
        </a>
      )}
    </Callout>
  );
}

function BooksNote({ books }: Pick<MoneyQueues, 'books'>) {
  const t = useTranslations();
  const moment = useMoment();
  if (!books) return null;
  const { checkedAt, findings } = books;
  const when = moment(checkedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Callout tone={findings > 0 ? 'danger' : 'success'} className="mt-6 max-w-reading">
      <span suppressHydrationWarning>
        {findings > 0 ? t('payments.books.wrong', { findings, when }) : t('payments.books.right', { when })}
      </span>
    </Callout>
  );
}
