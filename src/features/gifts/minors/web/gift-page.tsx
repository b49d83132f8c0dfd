import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import GiftPage from '#features/gifts/giving/web/gift-page.tsx';

export { load } from '#features/gifts/giving/web/gift-page.tsx';

/** `/gift`: the form for grown-ups; a child reads whom to ask, and where a code is entered. */
export default function GiftPageByAge() {
  const viewer = useViewer();
  return viewer?.minor ? <GiftPageOfMinor /> : <GiftPage />;
}

function GiftPageOfMinor() {
  const t = useTranslations();
  return (
    <PageSection width="form">
      <PageHead title={t('gifts.page.headTitle')} path={href('gift')} noindex />
      <h1 className="mb-6 text-step-3">{t('gifts.page.title')}</h1>
      <Callout title={t('gifts.minor.title')}>
        <p className="text-pretty">{t('gifts.refusal.minor')}</p>
      </Callout>
      <Button variant="secondary" href={href('giftClaim')} className="mt-6">
        {t('gifts.page.haveCode')}
      </Button>
    </PageSection>
  );
}
