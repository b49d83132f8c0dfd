import { useSuspenseQuery } from '@tanstack/react-query';
import { useActionData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FormAnswer } from '#page/form/form-answer.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { setupQuery } from '#features/campaigns/web/campaign-queries.ts';
import { AboutStep } from './about-step.tsx';
import { PageStep } from './page-step.tsx';
import { pageForm } from './setup-forms.ts';
import { StartOver } from './start-over.tsx';
import { Steps } from './steps.tsx';

export async function load({ page }: PageArgs): Promise<void> {
  await page.queries.query({ ...setupQuery(page.api), staleTime: 0 });
}

/** `/campaigns/create`: setting a campaign up in two steps. Whatever is typed is kept; `?step=1` leads back to the first. */
export default function CreatePage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const { data: setup } = useSuspenseQuery(setupQuery(api));
  const answer = useActionData<FormAnswer>();
  const isSecond = setup.step === 'step_2' && search.get('step') !== '1';
  return (
    <PageSection className="py-8! sm:py-12!">
      <PageHead title={t('campaigns.create.title')} path={href('campaignsCreate')} noindex />
      <div className="mx-auto max-w-180">
        <h1 className="text-step-3">{t('campaigns.create.title')}</h1>
        <p className="mt-2 max-w-reading text-pretty text-muted">{t('campaigns.create.intro')}</p>
        <Steps current={isSecond ? 2 : 1} mayGoBack={setup.step === 'step_2'} />
        {/* Its form is not here any more. */}
        {!isSecond && answer?.form === pageForm.name && answer.refusal && (
          <Callout tone="warning" announced className="mt-6">
            {answer.refusal.message}
          </Callout>
        )}
        <Card padding="l" className="mt-6 px-4! sm:px-10!">
          {isSecond ? <PageStep setup={setup} /> : <AboutStep setup={setup} />}
        </Card>
        {setup.step !== null && <StartOver />}
      </div>
    </PageSection>
  );
}
