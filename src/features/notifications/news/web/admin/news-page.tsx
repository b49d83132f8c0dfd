import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { Editor } from '#page/editor/editor.tsx';
import { useEditor } from '#page/editor/use-editor.ts';
import { usePage } from '#page/page-provider.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { NewsView } from '#features/notifications/news/contract.ts';
import { findTitle } from './find-title.ts';
import { NewsFields } from './news-fields.tsx';
import { newsForm } from './news-forms.ts';
import { NewsPreview } from './news-preview.tsx';
import { newsQuery } from './news-queries.ts';
import { SendNews, WithdrawNews } from './send-news.tsx';
import { useNewsWords } from './use-news-words.ts';
import { useMoment } from '#page/use-moment.ts';

/** `/admin/settings/news/{id}`: a draft to change, look at and send; or what was sent, to be withdrawn. */
export default function NewsPage() {
  const { api } = usePage();
  const { newsId = '' } = useParams();
  const { data: news } = useSuspenseQuery(newsQuery(api, newsId));
  return <NewsItem key={newsId} news={news} />;
}

function NewsItem({ news }: { news: NewsView }) {
  const t = useTranslations();
  const moment = useMoment();
  const { locale } = usePage();
  const { audiences, states } = useNewsWords();
  const { state, sendAt, audience, texts } = news;
  const time = sendAt && moment(sendAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <AdminPageHead
        title={findTitle(texts, locale).title}
        trail={[{ text: t('notifications.news.title'), href: adminHref('adminNews') }]}
      >
        {[states[state], audiences[audience], time].filter(Boolean).join(' · ')}
      </AdminPageHead>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {state === 'draft' ? <DraftEditor news={news} /> : <NewsPreview news={news} />}
        <div className="grid grid-cols-1 gap-6">
          {state === 'draft' && <NewsPreview news={news} />}
          {state === 'draft' && <SendNews key={news.version} news={news} />}
          {(state === 'sent' || state === 'scheduled') && <WithdrawNews news={news} />}
        </div>
      </div>
    </>
  );
}

function DraftEditor({ news }: { news: NewsView }) {
  const t = useTranslations();
  const { api } = usePage();
  const { labels, sayValue } = useNewsWords();
  const editor = useEditor(newsForm, {
    about: [news.id],
    object: `news:${news.id}`,
    person: useViewer()?.id ?? '',
    version: news.version,
    versionOf: ({ version }) => version,
    labels,
    sayValue,
    doneText: t('notifications.news.saved'),
    invalidates: [api.notifications.key()],
  });
  return (
    <Editor editor={editor} saveLabel={t('notifications.news.saveDraft')}>
      <NewsFields news={news} />
    </Editor>
  );
}
