import IconFileTypeCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref, listingFileHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { useMoment } from '#page/use-moment.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import type { GiftAidClaim } from '#features/donations/gift-aid/contract.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import { Adjustments } from './adjustments.tsx';
import { claimQuery } from './gift-aid-queries.ts';
import { usePounds } from './use-pounds.ts';

/** `/admin/giving/gift-aid/claims/{id}`: a claim as it was made, and the files of its schedule. */
export default function ClaimPage() {
  const t = useTranslations();
  const { api } = usePage();
  const pounds = usePounds();
  const { claimId = '' } = useParams();
  const { data: claim } = useSuspenseQuery(claimQuery(api, claimId));
  const mayAct = useViewer()?.permissions.includes('money.act') ?? false;
  return (
    <>
      <AdminPageHead
        title={claim.number}
        trail={[
          { text: t('donations.list.title'), href: adminHref('adminGiving') },
          { text: t('donations.giftAid.title'), href: adminHref('adminGiftAid') },
        ]}
      />
      <div className="mt-6 grid max-w-reading gap-6">
        <Card>
          <Facts claim={claim} />
          {claim.adjustments.length > 0 && (
            <Adjustments
              title={t('donations.giftAid.adjustedTitle')}
              text={t('donations.giftAid.adjustText', { sum: pounds(claim.adjustmentTax) })}
              adjustments={claim.adjustments}
            />
          )}
        </Card>
        <Card as="section" labelledBy="gift-aid-files">
          <h2 id="gift-aid-files" className="text-step-1 font-bold">
            {t('donations.giftAid.files')}
          </h2>
          <p className="mt-2 text-pretty text-muted">{t('donations.giftAid.filesText')}</p>
          {mayAct && <Files claim={claim} />}
        </Card>
        <p>
          <a
            href={adminHref('adminGiftAid', undefined, { claim: claim.id })}
            className="text-link inline-flex min-h-11 items-center"
          >
            {t('donations.giftAid.seeGifts')}
          </a>
        </p>
      </div>
    </>
  );
}

function Facts({ claim }: { claim: GiftAidClaim }) {
  const t = useTranslations();
  const pounds = usePounds();
  const moment = useMoment();
  const { share, calendarDay } = useDonationWords();
  const rows = [
    [t('donations.giftAid.madeAt'), moment(claim.madeAt, { dateStyle: 'medium', timeStyle: 'short' })],
    [t('donations.giftAid.madeBy'), claim.madeBy ?? t('donations.list.erased')],
    [t('donations.giftAid.until'), calendarDay(claim.givenUntil)],
    [t('donations.giftAid.count'), claim.gifts],
    [t('donations.giftAid.total'), pounds(claim.total)],
    [t('donations.giftAid.tax', { rate: share(claim.rate) }), pounds(claim.tax)],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-2 tabular-nums sm:grid-cols-[auto_1fr]">
      {rows.map(([label, value]) => (
        <div key={label} className="sm:contents">
          <dt className="text-muted">{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Files({ claim: { id, schedules } }: { claim: GiftAidClaim }) {
  const t = useTranslations();
  const file = (part: number) =>
    `${listingFileHref('gift-aid-schedule')}?${new URLSearchParams({ claim: id, part: String(part) })}`;
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {Array.from({ length: schedules }, (_, index) => index + 1).map((part) => (
        <Button key={part} href={file(part)} data-reload="" variant="secondary" icon={IconFileTypeCsv}>
          {t('donations.giftAid.file', { part, parts: schedules })}
        </Button>
      ))}
    </p>
  );
}
