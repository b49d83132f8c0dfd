import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { LicenseStateBadge } from '#features/licenses/holding/web/license-state-badge.tsx';
import { AcceptCard } from './accept-card.tsx';
import { EndCard } from './end-card.tsx';
import { adminLicenseQuery } from './finance-queries.ts';
import { LicenseFacts } from './license-facts.tsx';
import { PaidCard } from './paid-card.tsx';

/** `/admin/money/licenses/{id}`: everything of a license, and what finance does with it. */
export default function LicensePage() {
  const t = useTranslations();
  const { api } = usePage();
  const { licenseId = '' } = useParams();
  const { data: license } = useSuspenseQuery(adminLicenseQuery(api, licenseId));
  const mayAct = useViewer()?.permissions.includes('money.act') ?? false;
  const { state, isOverdue } = license;
  return (
    <>
      <AdminPageHead
        title={license.school}
        trail={[{ text: t('licenses.list.title'), href: adminHref('adminLicenses') }]}
      />
      <p className="mt-2 flex flex-wrap gap-2">
        <LicenseStateBadge state={state} />
        {isOverdue && <Badge tone="night">{t('licenses.filter.overdue')}</Badge>}
      </p>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <LicenseFacts license={license} />
        {mayAct && (
          <div className="grid min-w-0 gap-6">
            {state === 'requested' && <AcceptCard license={license} />}
            {state === 'accepted' && <PaidCard license={license} />}
            {(state === 'requested' || state === 'accepted') && <EndCard key={state} license={license} />}
          </div>
        )}
      </div>
    </>
  );
}
