import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PictureBand } from '#art/picture-band.tsx';
import { childRoles } from '#core/access.ts';
import { useViewer, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { countriesQuery } from '#page/countries-query.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { PromiseList } from '#ui/layout/promise-list.tsx';
import { href } from '#urls.ts';
import { ownScholarshipQuery } from './asking-queries.ts';
import { OwnStatus } from './own-status.tsx';
import { RequestForm } from './request-form.tsx';

export async function load({ page }: PageArgs): Promise<void> {
  const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
  await page.queries.ensureQueryData(countriesQuery(page));
  if (viewer && !childRoles.includes(viewer.role))
    await page.queries.query({ ...ownScholarshipQuery(page.api), staleTime: 0 });
}

/** `/scholarship`: what a scholarship is, asking for one, and how one's own stands. */
export default function ScholarshipPage() {
  const t = useTranslations();
  const viewer = useViewer();
  return (
    <>
      <PageHead
        title={t('scholarships.page.headTitle')}
        description={t('scholarships.page.intro')}
        path={href('scholarship')}
      />
      <PictureBand title={t('scholarships.page.title')} intro={t('scholarships.page.intro')} scene="give" />
      <PageSection className="pt-6! sm:pt-8!">
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[2fr_3fr]">
          <Promises />
          {viewer ? <OwnPart isMinor={viewer.minor} /> : <AskCard knownAddress={null} />}
        </div>
      </PageSection>
    </>
  );
}

function OwnPart({ isMinor }: { isMinor: boolean }) {
  const t = useTranslations();
  const { api } = usePage();
  const { data: own } = useSuspenseQuery(ownScholarshipQuery(api));
  if (isMinor)
    return <Callout title={t('scholarships.page.minorTitle')}>{t('scholarships.page.minor')}</Callout>;
  return (
    <div className="min-w-0 space-y-8">
      <OwnStatus own={own} />
      {own.mayAsk && <AskCard knownAddress={own.emailAddress} />}
    </div>
  );
}

function AskCard({ knownAddress }: { knownAddress: string | null }) {
  const t = useTranslations();
  return (
    <Card as="section" labelledBy="ask" padding="l" className="min-w-0">
      <h2 id="ask" className="mb-6 text-step-2 font-bold">
        {t('scholarships.ask.title')}
      </h2>
      <RequestForm knownAddress={knownAddress} />
    </Card>
  );
}

/** Who can apply, what happens next, and who reads the request. */
function Promises() {
  const t = useTranslations();
  const promises = [
    { icon: IconUsers, title: t('scholarships.page.whoTitle'), text: t('scholarships.page.who') },
    {
      icon: IconHeartHandshake,
      title: t('scholarships.page.proofTitle'),
      text: t('scholarships.page.proof'),
    },
    { icon: IconMail, title: t('scholarships.page.nextTitle'), text: t('scholarships.page.next') },
    { icon: IconLock, title: t('scholarships.page.privateTitle'), text: t('scholarships.page.private') },
  ];
  return <PromiseList promises={promises} className="lg:sticky lg:top-24" />;
}
