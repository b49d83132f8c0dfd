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
import { newCategoryForm } from './category-forms.ts';
import { useCategoryTrail } from './use-category-trail.ts';

/** `/admin/courses/categories/new`: a category begins with its name in one language, and its address. */
export default function NewCategoryPage() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const form = usePageForm(newCategoryForm, {
    invalidates: [api.learning.editedCategories.key()],
    onDone: ({ slug }) => navigate(adminHref('adminCategory', { slug })),
  });
  return (
    <>
      <AdminPageHead title={t('learning.categories.new')} trail={useCategoryTrail()}>
        {t('learning.categories.newIntro')}
      </AdminPageHead>
      <Card className="mt-6 max-w-form">
        <PageForm form={form} className="space-y-5">
          <PageField name="name" label={t('learning.categories.field.name')} required>
            {(control) => <TextInput {...control} maxLength={60} dir="auto" />}
          </PageField>
          <LanguageField />
          <PageField
            name="slug"
            label={t('learning.courses.field.slug')}
            hint={t('learning.categories.slugHint')}
            required
          >
            {(control) => <TextInput {...control} maxLength={100} dir="ltr" autoCapitalize="none" />}
          </PageField>
          <SubmitButton>{t('learning.categories.begin')}</SubmitButton>
        </PageForm>
      </Card>
    </>
  );
}
