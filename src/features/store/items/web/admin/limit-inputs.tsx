import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { AdminItem } from '#features/store/items/contract.ts';

/** How often one person may have an item. */
export function LimitInputs({ item }: { item: AdminItem | undefined }) {
  const t = useTranslations();
  const fields = [
    { name: 'perMonth', known: item?.perMonth, label: t('store.field.perMonth') },
    { name: 'ever', known: item?.ever, label: t('store.field.ever') },
  ];
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {fields.map(({ name, known, label }) => (
        <PageField key={name} name={name} known={known} label={label} hint={t('store.field.limitHint')}>
          {(control) => (
            <TextInput {...control} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={5} />
          )}
        </PageField>
      ))}
    </div>
  );
}
