import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { LanguageField } from '#features/learning/authoring/web/editor/language-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { CourseField, KindField } from './belonging-fields.tsx';
import { newDownloadForm } from './download-forms.ts';

/** `/admin/downloads/new`: a download begins with its course, its kind and a title; its file comes next. */
export default function NewDownloadPage() {
  const t = useTranslations();
  const page = usePage();
  const navigate = useNavigate();
  const form = usePageForm(newDownloadForm, {
    invalidates: [page.api.learning.editedDownloads.key()],
    onDone: ({ id }) => navigate(adminHref('adminDownload', { downloadKey: id })),
  });
  return (
    <>
      <AdminPageHead
        title={t('learning.downloads.new')}
        trail={[{ text: t('learning.downloads.adminTitle'), href: adminHref('adminDownloads') }]}
      >
        {t('learning.downloads.newIntro')}
      </AdminPageHead>
      <Card className="mt-6 max-w-form">
        <PageForm form={form} className="space-y-5">
          <CourseField name="course" />
          <KindField name="kind" />
          <PageField name="title" label={t('learning.downloads.field.title')} required>
            {(control) => <TextInput {...control} maxLength={120} dir="auto" />}
          </PageField>
          <LanguageField />
          <SubmitButton>{t('learning.downloads.begin')}</SubmitButton>
        </PageForm>
      </Card>
    </>
  );
}
