import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { AdminItem } from '#features/store/items/contract.ts';
import { currencies, type ItemKind } from '#features/store/policy.ts';
import { writeAmount } from '#features/store/web/admin/amounts.ts';

interface CostInputsProps {
  kind: ItemKind;
  item: AdminItem | undefined;
}

/** The price in coins; of an impact item also what one unit costs in money. */
export function CostInputs({ kind, item }: CostInputsProps) {
  const t = useTranslations();
  return (
    <>
      <PageField
        name="price"
        known={item?.price}
        label={t('store.heading.price')}
        hint={t('store.field.priceHint')}
        required
        className="sm:max-w-form"
      >
        {(control) => (
          <TextInput {...control} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={7} />
        )}
      </PageField>
      {kind === 'impact' && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <PageField
            name="unitCost"
            known={writeAmount(item?.unitCost ?? null)}
            label={t('store.field.unitCost')}
            hint={t('store.field.unitCostHint')}
            required
          >
            {(control) => (
              <TextInput {...control} inputMode="decimal" dir="ltr" autoComplete="off" maxLength={14} />
            )}
          </PageField>
          <PageField
            name="currency"
            known={item?.currency ?? 'USD'}
            label={t('store.field.currency')}
            required
          >
            {(control) => (
              <SelectInput {...control}>
                {currencies.map((code) => (
                  <option key={code} value={code}>
                    {code}
                  </option>
                ))}
              </SelectInput>
            )}
          </PageField>
        </div>
      )}
    </>
  );
}
