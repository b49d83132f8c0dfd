import { useFormatter, useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { AdminItem } from '#features/store/items/contract.ts';
import { stockForm } from './item-forms.ts';

/** How many pieces of each size there are, and what has come. */
export function StockPanel({ item }: { item: AdminItem }) {
  const t = useTranslations();
  const format = useFormatter();
  return (
    <Card as="section" labelledBy="stock">
      <h2 id="stock" className="text-step-1 font-bold">
        {t('store.stock.title')}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {item.variants.map((variant) => (
          <li key={variant.id} className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 py-4">
            <p>
              {variant.label && <bdi className="block font-semibold">{variant.label}</bdi>}
              <b className="text-step-2 leading-tight font-extrabold">{format.number(variant.stock)}</b>{' '}
              {variant.stock < item.lowStock && <Badge tone="reward">{t('store.stock.low')}</Badge>}
            </p>
            <StockForm itemId={item.id} variantId={variant.id} label={variant.label} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface StockFormProps {
  itemId: string;
  variantId: string;
  label: string;
}

function StockForm({ itemId, variantId, label }: StockFormProps) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(stockForm, {
    about: [itemId, variantId],
    doneText: t('store.stock.saved'),
    invalidates: [api.store.key()],
    clears: true,
  });
  return (
    <PageForm form={form} className="flex flex-wrap items-end gap-3">
      <PageField
        name="add"
        label={
          <>
            {t('store.stock.add')}
            {label && <span className="sr-only">{` (${label})`}</span>}
          </>
        }
        className="w-32"
      >
        {(control) => (
          <TextInput {...control} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={7} />
        )}
      </PageField>
      <SubmitButton variant="secondary">{t('store.stock.submit')}</SubmitButton>
    </PageForm>
  );
}
