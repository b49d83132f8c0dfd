import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { providerIds } from '#core/payment-providers.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { useMoment } from '#page/use-moment.ts';
import { providerNames } from '#features/payments/finance/policy.ts';
import { RawText } from '#features/payments/finance/web/admin/raw-text.tsx';
import type { StuckWebhook, StuckWebhooksRequest } from '#features/payments/queues/contract.ts';
import { webhookForm } from './queue-forms.ts';
import { stuckWebhookFilters, stuckWebhooksQuery } from './queue-queries.ts';

/** `/admin/money/webhooks`: what providers sent and could not be worked off. */
export default function StuckWebhooksPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(stuckWebhookFilters, search);
  const { data: page } = useSuspenseQuery(stuckWebhooksQuery(api, request));
  const columns = useColumns();
  return (
    <>
      <AdminPageHead
        title={t('payments.queue.webhooks')}
        trail={[{ text: t('payments.queue.title'), href: adminHref('adminMoney') }]}
      >
        {t('payments.stuck.intro')}
      </AdminPageHead>
      <div className="mt-6">
        <ListingTable<StuckWebhook, StuckWebhooksRequest>
          caption={t('payments.queue.webhooks')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="receivedAt"
          nameOf={({ eventId }) => eventId}
          searchLabel={t('payments.stuck.search')}
          filters={[
            {
              name: 'provider',
              label: t('payments.list.provider'),
              kind: 'choice',
              choices: providerIds.map((value) => ({ value, text: providerNames[value] })),
            },
          ]}
          empty={{ scene: 'window', title: t('payments.stuck.empty'), text: t('payments.stuck.emptyText') }}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<StuckWebhook>[] {
  const t = useTranslations();
  const moment = useMoment();
  return [
    {
      id: 'eventId',
      heading: t('payments.stuck.message'),
      cell: ({ eventId, provider, paymentId, body }) => (
        <>
          <b>{providerNames[provider]}</b>
          <bdi className="block text-step--1 wrap-anywhere text-muted">{eventId}</bdi>
          {paymentId !== null && (
            <a
              href={adminHref('adminPayment', { paymentId })}
              className="text-link inline-flex min-h-11 items-center"
            >
              {t('payments.list.id')}
            </a>
          )}
          {body !== null && <RawText opener={t('payments.page.body')} text={body} />}
        </>
      ),
    },
    {
      id: 'problem',
      heading: t('payments.stuck.problem'),
      cell: ({ problem, tries }) => (
        <>
          {problem === null ? t('payments.stuck.noProblem') : <bdi lang="en">{problem}</bdi>}
          <span className="block text-step--1 text-muted">{t('payments.stuck.tries', { tries })}</span>
        </>
      ),
    },
    {
      id: 'receivedAt',
      heading: t('payments.stuck.receivedAt'),
      isSortable: true,
      cell: ({ receivedAt }) => moment(receivedAt, { dateStyle: 'medium', timeStyle: 'short' }),
    },
    { id: 'acts', heading: t('payments.stuck.acts'), cell: ({ id }) => <WebhookActs id={id} /> },
  ];
}

function WebhookActs({ id }: { id: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(webhookForm, {
    about: [id],
    doneText: t('payments.stuck.done'),
    invalidates: [api.payments.key()],
  });
  return (
    <PageForm form={form}>
      <div className="flex flex-wrap gap-2">
        <SubmitButton name="act" value="retry" size="s" variant="secondary">
          {t('payments.stuck.retry')}
        </SubmitButton>
        <SubmitButton name="act" value="setAside" size="s" variant="quiet">
          {t('payments.stuck.setAside')}
        </SubmitButton>
      </div>
    </PageForm>
  );
}
