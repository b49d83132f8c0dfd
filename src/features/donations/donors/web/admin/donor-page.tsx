import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { adminDonorQuery } from './donor-queries.ts';
import { DonorFacts } from './donor-facts.tsx';
import { DuplicatesCard } from './duplicates-card.tsx';
import { EraseCard } from './erase-card.tsx';
import { GiftsCard } from './gifts-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { ThanksBadge } from './thanks-badge.tsx';
import { ThanksCard } from './thanks-card.tsx';

/** `/admin/giving/donors/{id}`: a donor, all that she gave, and what finance knows of her. */
export default function DonorPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { donorId = '' } = useParams();
  const { data: donor } = useSuspenseQuery(adminDonorQuery(api, donorId));
  return (
    <>
      <AdminPageHead
        title={donor.name || t('donations.list.erased')}
        trail={[
          { text: t('donations.list.title'), href: adminHref('adminGiving') },
          { text: t('donations.donors.title'), href: adminHref('adminDonors') },
        ]}
      />
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <ThanksBadge state={donor.thanks} />
        {donor.isRecurring && <Badge tone="progress">{t('donations.donors.recurs')}</Badge>}
      </p>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">
          <DonorFacts donor={donor} />
          <GiftsCard donor={donor} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <ThanksCard donor={donor} />
          {donor.notes !== null && <NotesCard donor={donor} notes={donor.notes} />}
          <DuplicatesCard donor={donor} />
          {donor.mayAct && <EraseCard donor={donor} />}
        </div>
      </div>
    </>
  );
}
