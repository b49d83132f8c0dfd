import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import type { AdminDonation } from '#features/donations/finance/contract.ts';
import { reviewForm } from './review-form.ts';

/** A large donation that waits for someone of finance: nothing has been taken for it yet. */
export function ReviewCard({ donation: { id, total } }: { donation: AdminDonation }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(reviewForm, {
    about: [id],
    doneText: t('donations.review.done'),
    invalidates: [api.donations.key()],
  });
  return (
    <Card as="section" labelledBy="giving-review">
      <h2 id="giving-review" className="text-step-1 font-bold">
        {t('donations.review.title')}
      </h2>
      <p className="mt-2 text-pretty">{t('donations.review.text')}</p>
      <PageForm form={form} className="mt-4">
        <input type="hidden" name="total" value={total.amount} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="verdict" value="approved">
            {t('donations.review.approve')}
          </SubmitButton>
          <SubmitButton name="verdict" value="declined" variant="secondary">
            {t('donations.review.decline')}
          </SubmitButton>
        </div>
      </PageForm>
    </Card>
  );
}
