import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { LocaleOptions } from '#page/form/locale-options.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { DrawingChoice } from './drawing-choice.tsx';
import { longestWords, newKindForm } from './kind-forms.ts';
import { useKindsTrail } from './use-kinds-trail.ts';

/** `/admin/settings/rwi/new`: a kind of deed begins with its name in one language, and its picture. */
export default function NewKindPage() {
  const t = useTranslations();
  const { api, locale } = usePage();
  const navigate = useNavigate();
  const form = usePageForm(newKindForm, {
    invalidates: [api.submissions.editedKinds.key()],
    onDone: ({ key }) => navigate(adminHref('adminKind', { kindKey: key })),
  });
  return (
    <>
      <AdminPageHead title={t('submissions.kinds.new')} trail={useKindsTrail()}>
        {t('submissions.kinds.newIntro')}
      </AdminPageHead>
      <Card className="mt-6 max-w-reading">
        <PageForm form={form} className="space-y-5">
          <PageField
            name="title"
            label={t('submissions.kinds.title')}
            hint={t('submissions.kinds.titleHint')}
            required
          >
            {(control) => <TextInput {...control} maxLength={longestWords} dir="auto" />}
          </PageField>
          <PageField name="locale" known={locale} label={t('submissions.kinds.language')} required>
            {(control) => (
              <SelectInput {...control}>
                <LocaleOptions />
              </SelectInput>
            )}
          </PageField>
          <DrawingChoice name="drawing" known="hands" />
          <SubmitButton>{t('submissions.kinds.begin')}</SubmitButton>
        </PageForm>
      </Card>
    </>
  );
}
