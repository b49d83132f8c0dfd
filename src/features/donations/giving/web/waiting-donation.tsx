import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import type { DonationView } from '../contract.ts';
import { completeForm } from './donation-forms.ts';

interface WaitingDonationProps {
  donation: DonationView;
  token: string;
}

/** The provider has not confirmed it yet. Without scripts its button asks; a page with scripts asks by itself. */
export function WaitingDonation({ donation: { payHref }, token }: WaitingDonationProps) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(completeForm, { invalidates: [api.donations.get.key()] });
  return (
    <Card padding="l" className="mx-auto max-w-form">
      <div role="status" aria-live="polite">
        <h1 className="text-step-3">{t('plans.paid.waitTitle')}</h1>
        <p className="mt-3 text-pretty">{t('plans.paid.wait')}</p>
        <p className="mt-3 text-pretty text-muted">{t('donations.own.late')}</p>
      </div>
      <PageForm form={form} className="mt-6">
        <SubmitButton wide variant="secondary">
          {t('plans.paid.look')}
        </SubmitButton>
      </PageForm>
      <p className="mt-4 text-center">
        <a
          href={payHref ?? href('donationOfDonor', { token }, { again: 'yes' })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('donations.own.goOn')}
        </a>
      </p>
    </Card>
  );
}
