import { useFormatter, useNow, useTranslations } from 'use-intl';
import { useSearchParams } from 'react-router';
import { locales } from '#core/locale.ts';
import { ClaimLine } from '#page/admin/judging/claim-line.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import type { QueuedWork } from '#features/submissions/moderation/contract.ts';
import { useQueueWords } from './use-queue-words.ts';
import { WorkBadges } from './work-badges.tsx';
import { workHref } from './work-href.ts';

/** What the queue shows of each work, which leads to the page on which it is judged. */
export function useQueueColumns(): TableColumn<QueuedWork>[] {
  const t = useTranslations();
  const format = useFormatter();
  const now = useNow();
  const { locale } = usePage();
  const [search] = useSearchParams();
  const { kinds, statuses, sayHeld } = useQueueWords();
  const languages = new Intl.DisplayNames(locales[locale].tag, { type: 'language' });
  const isQueue = !search.has('status');
  return [
    {
      id: 'work',
      heading: t('submissions.queue.work'),
      cell: (work) => <WorkCell work={work} href={workHref(work.id, search)} />,
    },
    {
      id: 'by',
      heading: t('submissions.queue.by'),
      cell: ({ by }) => (
        <span className="inline-block min-w-28">
          <bdi>{by.name}</bdi>
          {by.minor && <span className="block text-step--1 text-muted">{t('people.panel.minorBadge')}</span>}
        </span>
      ),
    },
    { id: 'kind', heading: t('submissions.queue.kind'), cell: ({ kind }) => kinds[kind] },
    {
      id: 'language',
      heading: t('submissions.queue.language'),
      cell: ({ language }) => languages.of(language),
    },
    {
      id: 'since',
      // Of those that wait, since when; of others, when they were decided.
      heading: isQueue ? t('submissions.queue.since') : t('submissions.queue.changedAt'),
      isSortable: true,
      cell: ({ since, changedAt }) => {
        const at = (isQueue && since) || changedAt;
        const time = format.relativeTime(new Date(at), now);
        return (
          <time dateTime={at} className="whitespace-nowrap" suppressHydrationWarning>
            {isQueue && since === undefined ? t('submissions.queue.decided', { time }) : time}
          </time>
        );
      },
    },
    {
      id: 'state',
      heading: t('submissions.queue.state'),
      cell: (work) => (
        <span className="flex min-w-36 flex-wrap gap-1">
          {sayHeld(work) ?? (work.claim ? <ClaimLine claim={work.claim} /> : statuses[work.status])}
        </span>
      ),
    },
  ];
}

function WorkCell({ work, href }: { work: QueuedWork; href: string }) {
  const t = useTranslations();
  const picture = work.files.find(({ variants }) => variants.small !== undefined)?.variants.small;
  return (
    <span className="flex items-start gap-3 py-1 sm:min-w-64">
      {picture === undefined ? (
        <span className="size-14 shrink-0 rounded-control bg-sand max-sm:hidden" />
      ) : (
        <img
          src={picture}
          alt=""
          width="56"
          height="56"
          loading="lazy"
          className="size-14 shrink-0 rounded-control object-cover max-sm:hidden"
        />
      )}
      <span className="min-w-0 space-y-1">
        <a href={href} className="text-link font-medium">
          <bdi>{work.item.title ?? t('submissions.queue.itemGone')}</bdi>
        </a>
        {work.text !== '' && (
          <span
            lang={work.language}
            dir="auto"
            className="line-clamp-1 max-w-80 text-step--1 wrap-anywhere text-muted max-sm:hidden"
          >
            {work.text}
          </span>
        )}
        <span className="flex flex-wrap gap-1">
          <WorkBadges {...work} />
        </span>
      </span>
    </span>
  );
}
