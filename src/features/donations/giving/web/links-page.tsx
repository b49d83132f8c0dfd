import type { Ref } from 'react';
import { redirect, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { useViewer, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { ownDonationsQuery } from '#features/donations/web/donation-queries.ts';
import { OwnSummaries } from '#features/donations/summaries/web/own-summaries.tsx';
import { ownSummariesQuery } from '#features/donations/summaries/web/summary-query.ts';
import { linksForm } from './donation-forms.ts';
import { OwnDonations } from './own-donations.tsx';

/** The provider leads back here, without the secret of the donor's page: the browser that gave knows it. */
export async function load({ page, url }: PageArgs): Promise<Response | void> {
  if (!url.searchParams.has('payment')) return loadOwn(page, url);
  const { token } = await page.api.donations.begun.call();
  if (token !== null) return redirect(href('donationOfDonor', { token }) + url.search);
}

async function loadOwn({ api, queries }: PageArgs['page'], url: URL): Promise<void> {
  const viewer = await queries.query(viewerQuery(api));
  if (!viewer) return;
  await Promise.all([
    queries.query(ownDonationsQuery(api, url.searchParams.get('after') ?? undefined)),
    queries.query(ownSummariesQuery(api)),
  ]);
}

/** `/donation`: sends a donor the addresses of her donations' pages; one who is signed in sees them at once. */
export default function LinksPage() {
  const t = useTranslations();
  const { search } = useLocation();
  const form = usePageForm(linksForm);
  const viewer = useViewer();
  const query = new URLSearchParams(search);
  const isBack = query.has('payment');
  return (
    <PageSection width="form">
      <PageHead
        title={t('donations.links.headTitle')}
        description={t('donations.links.intro')}
        path={href('donation')}
      />
      {viewer && !isBack && (
        <>
          <OwnDonations after={query.get('after') ?? undefined} />
          <OwnSummaries />
        </>
      )}
      <h1 className="text-step-3">{isBack ? t('donations.links.backTitle') : t('donations.links.title')}</h1>
      <p className="mt-3 text-step-1 text-pretty text-ink-soft">
        {isBack ? t('donations.links.back') : t('donations.links.intro')}
      </p>
      <Card padding="l" className="mt-8">
        {form.done ? (
          <LinksSent outcome={form.outcomeRef} />
        ) : (
          <PageForm form={form} className="space-y-6">
            <PageField name="emailAddress" label={t('donations.links.address')} required>
              {(control) => <TextInput {...control} type="email" autoComplete="email" maxLength={254} />}
            </PageField>
            <SubmitButton wide>{t('donations.links.send')}</SubmitButton>
          </PageForm>
        )}
      </Card>
      <p className="mt-6">
        <a href={href('donate')} className="text-link inline-flex min-h-11 items-center">
          {t('donations.links.give')}
        </a>
      </p>
    </PageSection>
  );
}

/** The same for every address. */
function LinksSent({ outcome }: { outcome: Ref<HTMLDivElement> }) {
  const t = useTranslations();
  return (
    <div ref={outcome} tabIndex={-1} role="status">
      <h2 className="text-step-1 font-bold">{t('donations.links.sentTitle')}</h2>
      <p className="mt-2 text-pretty">{t('donations.links.sent')}</p>
    </div>
  );
}
