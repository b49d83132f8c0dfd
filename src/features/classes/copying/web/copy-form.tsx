import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePage } from '#page/page-provider.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { ClassView } from '#features/classes/contract.ts';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';
import { classesQuery } from '#features/classes/web/class-queries.ts';
import { useClassForm } from '#features/classes/web/use-class-form.ts';
import { suggestName } from '../policy.ts';
import { copyingForms } from './copying-forms.ts';

/** Makes a class of next year out of one of her own. */
export function CopyForm({ item: { id, name: className } }: { item: ClassView }) {
  const t = useTranslations();
  const { api } = usePage();
  const { box, close } = useDisclosed();
  const { data } = useQuery(classesQuery(api));
  const suggested = suggestName(className, data?.items.map(({ name }) => name) ?? [className]);
  const form = useClassForm(copyingForms.copy, {
    about: [id],
    doneText: t('classes.copy.done'),
    onDone: close,
  });
  return (
    <Disclosure
      box={box}
      opener={t('classes.copy.opener')}
      spoken={t('classes.copy.openerOf', { className })}
      isRefused={form.refusal !== undefined}
    >
      <PageForm form={form} className="mt-2 max-w-reading rounded-control bg-sand p-4">
        <p className="mb-3 text-pretty">{t('classes.copy.text')}</p>
        <PageField name="name" known={suggested} label={t('classes.copy.name')} required>
          {(control) => <TextInput {...control} key={suggested} autoComplete="off" maxLength={60} />}
        </PageField>
        <SubmitButton size="s" className="mt-3">
          {t('classes.copy.submit')}
        </SubmitButton>
      </PageForm>
    </Disclosure>
  );
}
