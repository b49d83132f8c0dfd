import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import type { FormEntryView } from '#features/forms/contract.ts';
import { longestReply } from '#features/forms/policy.ts';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { entryForms } from './entry-forms.ts';

/** The answer by email, in the language of the message. */
export function ReplyForm({ entry: { id, version, language } }: { entry: FormEntryView }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(entryForms.reply, {
    about: [id],
    doneText: t('forms.entry.replied'),
    invalidates: [api.forms.key()],
  });
  return (
    <PageForm form={form} className="mt-4 space-y-4">
      <input type="hidden" name="version" value={version} />
      <PageField
        name="text"
        label={t('forms.entry.reply')}
        hint={t('forms.entry.replyHint', { language: locales[language].name })}
        required
      >
        {(control) => (
          <textarea {...control} dir="auto" rows={9} maxLength={longestReply} className={controlLook} />
        )}
      </PageField>
      <SubmitButton>{t('forms.entry.send')}</SubmitButton>
    </PageForm>
  );
}
