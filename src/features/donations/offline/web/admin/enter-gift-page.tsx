import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { offlineKeyQuery } from './offline-key-query.ts';
import { enterForm } from './offline-forms.ts';
import { OfflineDonorFields } from './offline-donor-fields.tsx';
import { OfflineGiftFields } from './offline-gift-fields.tsx';

/** `/admin/giving/offline`: a check, cash or a transfer becomes a gift like any other. */
export default function EnterGiftPage() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const { data: key } = useSuspenseQuery(offlineKeyQuery);
  const form = usePageForm(enterForm, {
    doneText: t('donations.offline.done'),
    invalidates: [api.donations.key()],
    onDone: ({ id }) => navigate(adminHref('adminDonation', { donationId: id })),
  });
  return (
    <>
      <AdminPageHead
        title={t('donations.offline.title')}
        trail={[{ text: t('donations.list.title'), href: adminHref('adminGiving') }]}
      >
        {t('donations.offline.intro')}
      </AdminPageHead>
      <PageForm form={form} className="mt-6 grid max-w-reading gap-6">
        <input type="hidden" name="key" value={key} />
        <Card padding="l">
          <OfflineGiftFields />
        </Card>
        <Card padding="l">
          <OfflineDonorFields />
        </Card>
        <p className="text-pretty text-muted">{t('donations.offline.follows')}</p>
        <p>
          <SubmitButton>{t('donations.offline.send')}</SubmitButton>
        </p>
      </PageForm>
    </>
  );
}
