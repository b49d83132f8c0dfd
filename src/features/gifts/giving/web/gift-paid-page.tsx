import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';

/** The provider leads back here, without the secret of the gift's page: the browser that made the gift knows it. */
export async function load({ page, url }: PageArgs): Promise<Response | void> {
  const { token } = await page.api.gifts.begun.call();
  if (token !== null) return redirect(href('giftOfGiver', { token }) + url.search);
}

/** `/gift/paid` in a browser that does not know the gift. */
export default function GiftPaidPage() {
  const t = useTranslations();
  return (
    <PageSection width="form">
      <PageHead title={t('gifts.paid.title')} path={href('giftPaid')} noindex />
      <Card padding="l">
        <h1 className="text-step-3">{t('gifts.paid.title')}</h1>
        <p className="mt-3 text-pretty">{t('gifts.paid.elsewhere')}</p>
      </Card>
    </PageSection>
  );
}
