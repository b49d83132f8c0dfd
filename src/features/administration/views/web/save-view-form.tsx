import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { viewsQuery } from '#features/administration/offered/views-query.ts';
import { viewForms } from './view-forms.ts';

/** Saves what the list shows now under a name. */
export function SaveViewForm({ listing, query }: { listing: string; query: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(viewForms.save, {
    about: [listing],
    clears: true,
    doneText: t('administration.views.saved'),
    invalidates: [viewsQuery(api, listing).queryKey],
  });
  return (
    <PageForm form={form} className="grid gap-2">
      <input type="hidden" name="query" value={query} />
      <PageField name="name" label={t('administration.views.name')} required>
        {(control) => <TextInput {...control} autoComplete="off" maxLength={60} />}
      </PageField>
      <SubmitButton size="s" variant="secondary">
        {t('administration.views.save')}
      </SubmitButton>
    </PageForm>
  );
}
