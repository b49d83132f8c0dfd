import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { Editor } from '#page/editor/editor.tsx';
import { useEditor } from '#page/editor/use-editor.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { NewsFields } from './news-fields.tsx';
import { newNewsForm } from './news-forms.ts';
import { useNewsWords } from './use-news-words.ts';

/** `/admin/settings/news/new` */
export default function NewNewsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const { labels, sayValue } = useNewsWords();
  const editor = useEditor(newNewsForm, {
    object: 'news:new',
    person: useViewer()?.id ?? '',
    labels,
    sayValue,
    doneText: t('notifications.news.saved'),
    invalidates: [api.notifications.key()],
    onDone: ({ id }) => navigate(adminHref('adminNewsItem', { newsId: id })),
  });
  return (
    <>
      <AdminPageHead
        title={t('notifications.news.new')}
        trail={[{ text: t('notifications.news.title'), href: adminHref('adminNews') }]}
      />
      <div className="mt-6 max-w-reading">
        <Editor
          editor={editor}
          saveLabel={t('notifications.news.saveDraft')}
          actions={
            <Button variant="quiet" href={adminHref('adminNews')}>
              {t('notifications.news.back')}
            </Button>
          }
        >
          <NewsFields />
        </Editor>
      </div>
    </>
  );
}
