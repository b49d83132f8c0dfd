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
import { newCourseForm } from './new-course-form.ts';

/** `/admin/courses/new`: a course begins with a title in one language. */
export default function NewCoursePage() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const form = usePageForm(newCourseForm, {
    invalidates: [api.learning.editedCourses.key(), api.learning.courseNames.key()],
    onDone: ({ id }) => navigate(adminHref('adminCourse', { courseId: id })),
  });
  return (
    <>
      <AdminPageHead
        title={t('learning.courses.new')}
        trail={[{ text: t('learning.courses.title'), href: adminHref('adminCourses') }]}
      >
        {t('learning.courses.newIntro')}
      </AdminPageHead>
      <Card className="mt-6 max-w-form">
        <PageForm form={form} className="space-y-5">
          <PageField name="title" label={t('learning.courses.field.title')} required>
            {(control) => <TextInput {...control} maxLength={80} dir="auto" />}
          </PageField>
          <LanguageField />
          <SubmitButton>{t('learning.courses.begin')}</SubmitButton>
        </PageForm>
      </Card>
    </>
  );
}
