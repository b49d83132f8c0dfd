import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { decimalText, money } from '#core/money.ts';
import { decimalInLanguage } from '#core/money-text.ts';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { useMoment } from '#page/use-moment.ts';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { PaymentDetail } from '#features/payments/finance/contract.ts';
import { refundReasonNames, refundReasons } from '#features/payments/deciding/policy.ts';
import { refundForm } from './payment-forms.ts';
import { useAmount } from '#features/payments/finance/web/admin/use-amount.ts';

/** Sends a part or all of what is left back. Nothing is chosen in advance but the amount: a reason is a decision. */
export function RefundForm({ payment }: { payment: PaymentDetail }) {
  const t = useTranslations();
  const locale = useLocale();
  const say = useAmount();
  const moment = useMoment();
  const queries = useQueryClient();
  const { api } = usePage();
  const { id, refundable, refundRequests } = payment;
  const { left, until, confirmAbove } = refundable;
  const number = refundRequests.length + 1;
  const form = usePageForm(refundForm, {
    about: [id],
    doneText: t('payments.refund.asked'),
    invalidates: [api.payments.key()],
    clears: true,
    // Then the page shows what has been sent back since, and sending the form again is a decision.
    onRefused({ code }) {
      if (code === 'refunds_changed') void queries.invalidateQueries({ queryKey: api.payments.key() });
      return false;
    },
  });
  const whole = decimalInLanguage(decimalText(money(left.amount, left.currency)), locale);
  return (
    <PageForm form={form} className="mt-4 grid gap-4 border-t border-line pt-4">
      <h3 className="font-bold">{t('payments.refund.title')}</h3>
      <p className="text-muted" suppressHydrationWarning>
        {t('payments.refund.rules', {
          left: say(left),
          until: until ? moment(until, { dateStyle: 'medium' }) : '',
          limit: say(confirmAbove),
        })}
      </p>
      <input type="hidden" name="number" value={number} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PageField
          key={number}
          name="amount"
          known={whole}
          label={t('payments.refund.amount', { currency: left.currency })}
          required
        >
          {(control) => (
            <TextInput {...control} inputMode="decimal" dir="ltr" autoComplete="off" maxLength={60} />
          )}
        </PageField>
        <PageField name="reason" label={t('payments.refund.reason')} required>
          {(control) => (
            <SelectInput {...control}>
              <option value="">{t('payments.refund.chooseReason')}</option>
              {refundReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(refundReasonNames[reason])}
                </option>
              ))}
            </SelectInput>
          )}
        </PageField>
      </div>
      <PageField name="note" label={t('payments.refund.note')} hint={t('payments.refund.noteHint')}>
        {(control) => <TextInput {...control} autoComplete="off" maxLength={500} />}
      </PageField>
      <p className="text-step--1 text-muted">{t('payments.refund.ends')}</p>
      <p>
        <SubmitButton>{t('payments.refund.send')}</SubmitButton>
      </p>
    </PageForm>
  );
}
