import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { AdminItem } from '#features/store/items/contract.ts';
import { addBudgetForm } from './budget-forms.ts';

/** Enters money that a donor has given, with the number of its receipt. */
export function AddBudgetForm({ item }: { item: AdminItem }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(addBudgetForm, {
    about: [item.id],
    doneText: t('store.budget.added'),
    invalidates: [api.store.key()],
    clears: true,
  });
  return (
    <PageForm form={form} className="mt-5 grid gap-4 rounded-control bg-sand p-4 sm:max-xl:grid-cols-2">
      <PageField name="receipt" label={t('store.budget.receipt')} required>
        {(control) => <TextInput {...control} dir="ltr" autoComplete="off" maxLength={60} />}
      </PageField>
      <PageField name="amount" label={t('store.budget.amount', { currency: item.currency ?? '' })} required>
        {(control) => (
          <TextInput {...control} inputMode="decimal" dir="ltr" autoComplete="off" maxLength={16} />
        )}
      </PageField>
      <PageField name="note" label={t('store.budget.note')} className="sm:max-xl:col-span-2">
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={300} />}
      </PageField>
      <SubmitButton variant="secondary" className="justify-self-start sm:max-xl:col-span-2">
        {t('store.budget.add')}
      </SubmitButton>
    </PageForm>
  );
}
