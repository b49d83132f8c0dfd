import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { AdminItem } from '#features/store/items/contract.ts';
import { writeSizes } from './sizes.ts';

/** The sizes of goods, and from when on few of one are left. */
export function SizeInputs({ item }: { item: AdminItem | undefined }) {
  const t = useTranslations();
  const variants = item?.variants ?? [];
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <input
        type="hidden"
        name="knownVariants"
        value={JSON.stringify(variants.map(({ id, label }) => ({ id, label })))}
      />
      <PageField
        name="variants"
        known={writeSizes(variants)}
        label={t('store.field.sizes')}
        hint={t('store.field.sizesHint')}
      >
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={400} />}
      </PageField>
      <PageField
        name="lowStock"
        known={item?.lowStock ?? 3}
        label={t('store.field.lowStock')}
        hint={t('store.field.lowStockHint')}
        required
      >
        {(control) => (
          <TextInput {...control} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={5} />
        )}
      </PageField>
    </div>
  );
}
