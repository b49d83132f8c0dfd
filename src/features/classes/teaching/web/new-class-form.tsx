import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { useClassForm } from '#features/classes/web/use-class-form.ts';
import { classForms } from '#features/classes/web/class-forms.ts';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

/** Creates a class: it needs a name, and has a code at once. */
export function NewClassForm({ isFirst }: { isFirst: boolean }) {
  const t = useTranslations();
  const form = useClassForm(classForms.create, { clears: true, doneText: t('classes.create.done') });
  return (
    <Card as="section" labelledBy="new-class" tone={isFirst ? 'paper' : 'sand'} padding="m">
      <h2 id="new-class" className="text-step-1">
        {isFirst ? t('classes.create.titleFirst') : t('classes.create.title')}
      </h2>
      <PageForm form={form} className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-3">
        <PageField
          name="name"
          label={t('classes.create.name')}
          hint={t('classes.create.nameHint')}
          required
          className="min-w-0 grow basis-72"
        >
          {(control) => <TextInput {...control} autoComplete="off" maxLength={60} />}
        </PageField>
        <SubmitButton icon={IconPlus} className="sm:mt-8">
          {t('classes.create.submit')}
        </SubmitButton>
      </PageForm>
    </Card>
  );
}
