import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import type { AdminGiftDetail } from '#features/gifts/finance/contract.ts';
import { giftForms } from './gift-forms.ts';

/** Mailing the card again, and giving the money back; opened first, so that nobody does so by mistake. */
export function GiftActs({ gift: { id, byMail, refundAsked } }: { gift: AdminGiftDetail }) {
  const t = useTranslations();
  const { api } = usePage();
  const invalidates = [api.gifts.key()];
  const resend = usePageForm(giftForms.resend, {
    about: [id],
    doneText: t('gifts.facts.resent'),
    invalidates,
  });
  const end = usePageForm(giftForms.void, { about: [id], doneText: t('gifts.facts.voided'), invalidates });
  return (
    <Card className="space-y-5">
      {refundAsked && <Callout tone="warning" title={t('gifts.list.asked')} />}
      {byMail && (
        <PageForm form={resend}>
          <SubmitButton variant="secondary">{t('gifts.facts.resend')}</SubmitButton>
        </PageForm>
      )}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          {t('gifts.facts.void')}
        </summary>
        <p className="text-pretty text-ink-soft">{t('gifts.facts.voidText')}</p>
        <PageForm form={end} className="mt-3">
          <SubmitButton>{t('gifts.facts.voidSure')}</SubmitButton>
        </PageForm>
      </details>
    </Card>
  );
}
