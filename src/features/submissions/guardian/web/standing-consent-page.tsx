import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { revokeForm } from './guardian-forms.ts';
import { standingConsentQuery } from './guardian-queries.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.ensureQueryData(standingConsentQuery(page.api, params['token'] ?? ''));
}

/** `/approve/always/{token}`: a guardian who has agreed to all works of a child is asked about each of them again. */
export default function StandingConsentPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { data: consent } = useSuspenseQuery(standingConsentQuery(api, token));
  const form = usePageForm(revokeForm);
  const head = <PageHead title={t('submissions.standing.headTitle')} path={href('start')} noindex />;
  if (form.result) {
    return (
      <>
        {head}
        <AnswerSheet
          scene="table-talk"
          headline={form.outcomeRef}
          title={t('submissions.standing.doneTitle')}
          text={t('submissions.standing.doneText', { name: form.result.firstName })}
        />
      </>
    );
  }
  if (!consent || form.refusal?.code === 'link_over') {
    return (
      <>
        {head}
        <AnswerSheet
          scene="lock"
          title={t('submissions.approve.goneTitle')}
          text={t('submissions.standing.goneText')}
        />
      </>
    );
  }
  return (
    <>
      {head}
      <AnswerSheet
        scene="table-talk"
        title={t('submissions.standing.title', { name: consent.firstName })}
        text={t('submissions.standing.text')}
      >
        <PageForm form={form} className="mt-7">
          <SubmitButton wide>{t('submissions.standing.submit')}</SubmitButton>
        </PageForm>
      </AnswerSheet>
    </>
  );
}
