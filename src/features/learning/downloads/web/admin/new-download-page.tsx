import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { localeCodes, locales } from '#core/locale.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { courseNamesQuery } from '#features/learning/editions/web/admin/course-queries.ts';
import { resourceNames } from '#features/learning/resources/policy.ts';
import { downloadKinds } from '#features/learning/downloads/policy.ts';
import { newDownloadForm } from './download-forms.ts';

/** `/admin/downloads/new`: a download begins with its course, its kind and a title; its file comes next. */
export default function NewDownloadPage() {
  const t = useTranslations();
  const page = usePage();
  const navigate = useNavigate();
  const { data: courses } = useSuspenseQuery(courseNamesQuery(page));
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
          <PageField name="course" label={t('learning.downloads.field.course')} required>
            {(control) => (
              <SelectInput {...control}>
                {courses.items.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </SelectInput>
            )}
          </PageField>
          <PageField name="kind" label={t('learning.downloads.field.kind')} required>
            {(control) => (
              <SelectInput {...control}>
                {downloadKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(resourceNames[kind])}
                  </option>
                ))}
              </SelectInput>
            )}
          </PageField>
          <PageField name="title" label={t('learning.downloads.field.title')} required>
            {(control) => <TextInput {...control} maxLength={120} dir="auto" />}
          </PageField>
          <PageField name="locale" known={page.locale} label={t('learning.courses.field.language')} required>
            {(control) => (
              <SelectInput {...control}>
                {localeCodes.map((code) => (
                  <option key={code} value={code} lang={code}>
                    {locales[code].name}
                  </option>
                ))}
              </SelectInput>
            )}
          </PageField>
          <SubmitButton>{t('learning.downloads.begin')}</SubmitButton>
        </PageForm>
      </Card>
    </>
  );
}
