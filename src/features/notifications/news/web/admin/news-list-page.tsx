import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import type { NewsView } from '#features/notifications/news/contract.ts';
import { findTitle } from './find-title.ts';
import { newsListQuery } from './news-queries.ts';
import { useNewsWords } from './use-news-words.ts';
import { useMoment } from '#page/use-moment.ts';

/** `/admin/settings/news`: what the house has told its people, and drafts. */
export default function NewsListPage() {
  const t = useTranslations();
  const { data } = useSuspenseQuery(newsListQuery(usePage().api));
  const write = (
    <Button href={adminHref('adminNewNews')} icon={IconPlus} size="s">
      {t('notifications.news.new')}
    </Button>
  );
  return (
    <>
      <AdminPageHead title={t('notifications.news.title')} actions={write}>
        {t('notifications.news.intro')}
      </AdminPageHead>
      {data.items.length === 0 ? (
        <EmptyState scene="window" title={t('notifications.news.emptyTitle')} action={write}>
          {t('notifications.news.emptyText')}
        </EmptyState>
      ) : (
        <ul className="mt-6 grid max-w-reading gap-3">
          {data.items.map((news) => (
            <NewsCard key={news.id} news={news} />
          ))}
        </ul>
      )}
    </>
  );
}

function NewsCard({ news }: { news: NewsView }) {
  const moment = useMoment();
  const { locale } = usePage();
  const { audiences, states } = useNewsWords();
  const { id, texts, audience, state, sendAt, changedAt } = news;
  const { title, lang } = findTitle(texts, locale);
  return (
    <Card as="li" raises>
      <h2 className="text-step-1">
        <a
          href={adminHref('adminNewsItem', { newsId: id })}
          lang={lang}
          className="stretched-link wrap-anywhere"
        >
          <bdi>{title}</bdi>
        </a>
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-step--1 text-muted">
        <Badge tone={state === 'sent' ? 'progress' : 'info'}>{states[state]}</Badge>
        {audiences[audience]}
        <time dateTime={sendAt ?? changedAt}>
          {moment(sendAt ?? changedAt, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </p>
    </Card>
  );
}
