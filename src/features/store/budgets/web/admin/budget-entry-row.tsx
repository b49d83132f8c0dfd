import { useFormatter, useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { BudgetEntry } from '#features/store/budgets/contract.ts';
import { counterForm } from './budget-forms.ts';

interface BudgetEntryRowProps {
  itemId: string;
  entry: BudgetEntry;
}

/** One entry of a budget: what came with which receipt, and what is left of it. */
export function BudgetEntryRow({ itemId, entry }: BudgetEntryRowProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { receipt, note, amount, currency, units, used, left, leftOver, enteredBy, enteredAt } = entry;
  const money = (minor: number) => format.number(minor / 100, { style: 'currency', currency });
  const isCounter = entry.counterOf !== null;
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b dir="ltr">{receipt}</b>
        <b className={isCounter ? 'text-danger' : undefined}>
          <bdi dir="ltr">{money(amount)}</bdi>
        </b>
      </p>
      <p className="text-step--1 text-muted">
        {format.dateTime(new Date(enteredAt), { dateStyle: 'medium' })}
        {enteredBy && (
          <>
            {' · '}
            <bdi>{enteredBy}</bdi>
          </>
        )}
      </p>
      <p className="mt-1">
        {isCounter
          ? t('store.budget.counterUnits', { units: -units })
          : t('store.budget.units', { units, used, left })}
        {leftOver > 0 && ` ${t('store.budget.leftOver', { amount: money(leftOver) })}`}
      </p>
      {note && (
        <p className="mt-1 text-muted">
          <bdi>{note}</bdi>
        </p>
      )}
      {!isCounter && !entry.countered && left > 0 && <CounterEntry itemId={itemId} entryId={entry.id} />}
    </li>
  );
}

function CounterEntry({ itemId, entryId }: { itemId: string; entryId: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(counterForm, {
    about: [itemId, entryId],
    doneText: t('store.budget.countered'),
    invalidates: [api.store.key()],
  });
  return (
    <details open={form.isPosted}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {t('store.budget.counter')}
      </summary>
      <PageForm form={form} className="mt-1 space-y-4 rounded-control bg-sand p-4">
        <PageField name="note" label={t('store.budget.why')} hint={t('store.budget.counterHint')} required>
          {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={300} />}
        </PageField>
        <SubmitButton variant="secondary" size="s">
          {t('store.budget.counter')}
        </SubmitButton>
      </PageForm>
    </details>
  );
}
