import { useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import type { StoreItem } from '../contract.ts';

/** The sizes of goods; one that is not there now cannot be chosen. */
export function SizeChoice({ variants }: { variants: StoreItem['variants'] }) {
  const t = useTranslations();
  const { value } = useFormField('variantId');
  const available = variants.filter((each) => each.available);
  const chosen = value ?? available[0]?.id;
  if (variants.length <= 1) return <input type="hidden" name="variantId" value={chosen ?? ''} />;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('store.redeem.size')}</legend>
      <div className="flex flex-wrap gap-2">
        {variants.map(({ id, label, available }) => (
          <label
            key={id}
            className="flex min-h-11 min-w-14 cursor-pointer items-center justify-center rounded-pill border-2 border-edge px-5 py-2 font-medium has-checked:border-olive has-checked:bg-tint-olive has-disabled:cursor-default has-disabled:border-line has-disabled:text-muted has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="variantId"
              value={id}
              defaultChecked={id === chosen}
              disabled={!available}
              className="sr-only"
            />
            <bdi>{label}</bdi>
            {!available && <span className="sr-only">{` (${t('store.state.outOfStock')})`}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
