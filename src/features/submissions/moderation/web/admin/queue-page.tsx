import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listingFileHref } from '#admin-urls.ts';
import { localeCodes, locales } from '#core/locale.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import { Button } from '#ui/button/button.tsx';
import { SavedViews } from '#features/administration/offered/saved-views.tsx';
import type { QueuedWork, QueueRequest } from '#features/submissions/moderation/contract.ts';
import { useQueueColumns } from './queue-columns.tsx';
import { queueFilterReaders, readFollowing } from './queue-filters.ts';
import { queueCoursesQuery, queueQuery } from './queue-queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useQueueActs } from './use-queue-acts.ts';
import { useQueueWords } from './use-queue-words.ts';
import { WaitsLine } from './waits-line.tsx';
import { workHref } from './work-href.ts';

/** `/admin/moderation/submissions`: what was handed in and waits for a decision, the oldest first. */
export default function QueuePage() {
  const t = useTranslations();
  const { api, locale } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(queueFilterReaders, search);
  const { data: page } = useSuspenseQuery(queueQuery(api, request));
  const { data: courses } = useSuspenseQuery(queueCoursesQuery(api));
  const columns = useQueueColumns();
  const { acts, asked } = useQueueActs();
  const { kinds, statuses } = useQueueWords();
  const languages = new Intl.DisplayNames(locales[locale].tag, { type: 'language' });
  return (
    <>
      <AdminPageHead title={t('submissions.queue.link')} actions={<BeginButton />}>
        {t('submissions.queue.intro')}
      </AdminPageHead>
      <div className="mt-6 grid grid-cols-1 gap-6">
        <WaitsLine />
        <ListingTable<QueuedWork, QueueRequest>
          caption={t('submissions.queue.link')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="since"
          nameOf={({ item, by }) => [item.title, by.name].filter(Boolean).join(', ')}
          searchLabel={t('submissions.queue.search')}
          filters={[
            {
              name: 'status',
              label: t('submissions.queue.state'),
              kind: 'choice',
              without: t('submissions.state.submitted'),
              choices: [
                { value: 'approved', text: statuses[1] },
                { value: 'rejected', text: statuses[2] },
                { value: 'spam', text: statuses[5] },
                { value: 'all', text: t('page.table.any') },
              ],
            },
            {
              name: 'only',
              label: t('submissions.queue.only'),
              kind: 'choice',
              choices: [
                { value: 'reported', text: t('submissions.queue.onlyReported') },
                { value: 'appealed', text: t('submissions.queue.appealed') },
                { value: 'first', text: t('submissions.queue.onlyFirst') },
                { value: 'inClass', text: t('submissions.queue.inClass') },
              ],
            },
            {
              name: 'kind',
              label: t('submissions.queue.kind'),
              kind: 'choice',
              choices: [
                { value: 'challenge', text: kinds.challenge },
                { value: 'rwi', text: kinds.rwi },
              ],
            },
            {
              name: 'course',
              label: t('submissions.queue.course'),
              kind: 'choice',
              choices: courses.items.map(({ id, title }) => ({ value: id, text: title })),
            },
            {
              name: 'language',
              label: t('submissions.queue.language'),
              kind: 'choice',
              choices: localeCodes.map((value) => ({ value, text: languages.of(value) ?? value })),
            },
          ]}
          bulk={acts}
          fileHref={listingFileHref('submissions')}
          views={<SavedViews listing="submissions" />}
          empty={{
            scene: 'window',
            title: t('submissions.queue.empty'),
            text: t('submissions.queue.emptyText'),
          }}
        />
      </div>
      {asked && <ReasonDialog asked={asked} />}
    </>
  );
}

/** Claims the first work that is nobody's, and opens it. */
function BeginButton() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const beginning = useMutation({
    mutationFn: () => api.submissions.nextWork.call(readFollowing(search)),
    onSuccess: ({ id }) => (id === null ? undefined : navigate(workHref(id, search))),
  });
  return (
    <Button icon={IconPlayerPlay} iconMirrors busy={beginning.isPending} onClick={() => beginning.mutate()}>
      {beginning.data?.id === null ? t('page.judging.nothingMore') : t('submissions.queue.begin')}
    </Button>
  );
}
