import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { OrderView } from '#features/store/orders/contract.ts';
import type { OrderState } from '#features/store/policy.ts';
import { moveForm } from './order-forms.ts';

/** The moves that the server allows now, each a button. */
export function MoveForm({ order: { id, version, moves } }: { order: OrderView }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(moveForm, {
    about: [id],
    doneText: t('store.edit.saved'),
    invalidates: [api.store.key()],
  });
  const words: Partial<Record<OrderState, string>> = {
    packed: t('store.orders.pack'),
    sent: t('store.orders.send'),
    arrived: t('store.orders.arrive'),
    cancelled: t('store.orders.cancel'),
  };
  return (
    <PageForm form={form} className="mt-5 space-y-4 border-t border-line pt-5">
      <input type="hidden" name="version" value={version} />
      {moves.includes('cancelled') && (
        <PageField name="note" label={t('store.orders.note')} hint={t('store.orders.noteHint')}>
          {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={300} />}
        </PageField>
      )}
      <div className="flex flex-wrap gap-3">
        {moves.map((to) => (
          <SubmitButton key={to} name="to" value={to} variant={to === 'cancelled' ? 'quiet' : 'primary'}>
            {words[to]}
          </SubmitButton>
        ))}
      </div>
    </PageForm>
  );
}
