import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { BulkAct, TableColumn } from '#page/table/table-parts.ts';
import { useMoment } from '#page/use-moment.ts';
import { href } from '#urls.ts';
import type { CommentsRequest, JudgedComment } from '#features/campaigns/wall/contract.ts';
import { commentDecisions, type CommentStatus } from '#features/campaigns/wall/policy.ts';
import { adminCommentsQuery, commentFilterReaders } from './comment-queries.ts';

/** `/admin/moderation/comments`: what donors wrote to campaigns; organizers decide about it, too. */
export default function CommentsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(commentFilterReaders, search);
  const { data: page } = useSuspenseQuery(adminCommentsQuery(api, request));
  const statuses = useStatusNames();
  const columns = useColumns();
  const acts = useActs();
  return (
    <>
      <AdminPageHead title={t('campaigns.comments.admin')}>
        {t('campaigns.comments.adminIntro')}
      </AdminPageHead>
      <div className="mt-6">
        <ListingTable<JudgedComment, CommentsRequest>
          caption={t('campaigns.comments.admin')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="at"
          nameOf={({ text }) => text.slice(0, 60)}
          searchLabel={t('campaigns.comments.search')}
          filters={[
            {
              name: 'status',
              label: t('campaigns.comments.state'),
              kind: 'choice',
              without: statuses.waiting,
              choices: [
                { value: 'shown', text: statuses.shown },
                { value: 'hidden', text: statuses.hidden },
                { value: 'all', text: t('page.table.any') },
              ],
            },
          ]}
          bulk={acts}
          empty={{
            scene: 'window',
            title: t('campaigns.comments.empty'),
            text: t('campaigns.comments.emptyText'),
          }}
        />
      </div>
    </>
  );
}

function useStatusNames(): Record<CommentStatus, string> {
  const t = useTranslations();
  return {
    waiting: t('campaigns.comments.isWaiting'),
    shown: t('campaigns.comments.isShown'),
    hidden: t('campaigns.comments.isHidden'),
  };
}

function useColumns(): TableColumn<JudgedComment>[] {
  const t = useTranslations();
  const moment = useMoment();
  const locale = useLocale();
  const statuses = useStatusNames();
  return [
    {
      id: 'text',
      heading: t('campaigns.comments.text'),
      cell: ({ text }) => (
        <p dir="auto" className="max-w-96 whitespace-pre-line wrap-anywhere sm:min-w-52">
          {text}
        </p>
      ),
    },
    {
      id: 'campaign',
      heading: t('campaigns.find.label'),
      cell: ({ campaign }) => (
        <a href={href('campaign', { campaignSlug: campaign.slug })} className="text-link">
          <bdi>{campaign.name}</bdi>
        </a>
      ),
    },
    {
      id: 'donor',
      heading: t('campaigns.comments.donor'),
      cell: ({ donorName, isAnonymous }) => (
        <>
          <bdi>{donorName}</bdi>
          {isAnonymous && (
            <span className="block text-step--1 text-muted">{t('campaigns.comments.anonymous')}</span>
          )}
        </>
      ),
    },
    {
      id: 'amount',
      heading: t('campaigns.comments.amount'),
      isNumber: true,
      cell: ({ amount, currency }) => moneyText(money(amount, currency), locale),
    },
    {
      id: 'at',
      heading: t('campaigns.comments.at'),
      isSortable: true,
      cell: ({ at }) => moment(at, { dateStyle: 'medium', timeStyle: 'short' }),
    },
    { id: 'state', heading: t('campaigns.comments.state'), cell: ({ status }) => statuses[status] },
  ];
}

function useActs(): BulkAct<CommentsRequest>[] {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  return commentDecisions.map((decision) => ({
    name: decision,
    label: decision === 'show' ? t('campaigns.comments.show') : t('campaigns.comments.hide'),
    icon: decision === 'show' ? IconCheck : IconEyeOff,
    async run(selection) {
      const { ids } = await api.campaigns.decideComments.call({ selection, decision });
      await queries.invalidateQueries({ queryKey: api.campaigns.adminComments.key() });
      const count = ids.length;
      return {
        text:
          decision === 'show'
            ? t('campaigns.comments.nowShown', { count })
            : t('campaigns.comments.nowHidden', { count }),
      };
    },
  }));
}
