import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Part } from '#features/payments/finance/web/admin/part.tsx';
import { useAmount } from '#features/payments/finance/web/admin/use-amount.ts';
import type { PayoutDetail } from '#features/payments/payouts/contract.ts';
import { bookForm, discardForm } from './payout-forms.ts';

/** Books a payout, or throws it away. Lines that do not fit need a word about them. */
export function BookPayout({ payout: { id, mark, net, counts } }: { payout: PayoutDetail }) {
  const t = useTranslations();
  const say = useAmount();
  const { api } = usePage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = usePageForm(bookForm, {
    about: [id],
    doneText: t('payments.payout.done'),
    invalidates: [api.payments.key()],
    // Then the page shows the lines of the newer file, and booking them is a decision.
    onRefused({ code }) {
      if (code === 'changed_meanwhile') void queries.invalidateQueries({ queryKey: api.payments.key() });
      return false;
    },
  });
  const discarding = usePageForm(discardForm, {
    about: [id],
    doneText: t('payments.payout.discarded'),
    onDone: () => navigate(adminHref('adminPayouts')),
  });
  const needsNote = counts.missing + counts.differs + counts.repeated > 0;
  return (
    <Part title={t('payments.payout.book')}>
      <p className="mt-1 text-muted">{t('payments.payout.bookText', { net: say(net) })}</p>
      <PageForm form={form} className="mt-4 grid gap-4">
        <input type="hidden" name="mark" value={mark} />
        <PageField
          name="note"
          label={t('payments.refund.note')}
          hint={needsNote ? t('payments.payout.noteHint') : undefined}
          required={needsNote}
        >
          {(control) => <TextInput {...control} autoComplete="off" maxLength={500} />}
        </PageField>
        <p>
          <SubmitButton>{t('payments.payout.bookNow')}</SubmitButton>
        </p>
      </PageForm>
      <PageForm form={discarding} className="mt-4 border-t border-line pt-4">
        <SubmitButton variant="quiet" size="s">
          {t('payments.payout.discard')}
        </SubmitButton>
      </PageForm>
    </Part>
  );
}
