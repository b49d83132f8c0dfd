import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { claimForm } from './asking-forms.ts';
import { answerQuery } from './asking-queries.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.ensureQueryData(answerQuery(page.api, params['token'] ?? ''));
}

/** `/scholarship/answers/{token}`: brings what a visitor was given into her account. */
export default function AnswerPage() {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { token = '' } = useParams();
  const { data: answer } = useSuspenseQuery(answerQuery(api, token));
  const form = usePageForm(claimForm, {
    doneText: t('scholarships.answer.done'),
    invalidates: [api.scholarships.key(), ['viewer']],
    onDone: () => navigate(href('scholarship')),
  });
  const head = <PageHead title={t('scholarships.page.headTitle')} path={href('scholarship')} noindex />;
  if (!answer || form.refusal?.code === 'link_over')
    return (
      <>
        {head}
        <AnswerSheet
          scene="lock"
          title={t('scholarships.answer.overTitle')}
          text={t('scholarships.answer.overText')}
        >
          <Button href={href('scholarship')} className="mt-6">
            {t('scholarships.answer.toPage')}
          </Button>
        </AnswerSheet>
      </>
    );
  const day = format.dateTime(new Date(`${answer.endsOn}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  const onSuccess = href('scholarshipAnswer', { token });
  return (
    <>
      {head}
      <AnswerSheet
        scene="give"
        title={t('scholarships.answer.title')}
        text={t('scholarships.answer.text', { plan: answer.plan, day })}
      >
        {viewer ? (
          <PageForm form={form} className="mt-6">
            <SubmitButton size="l" wide>
              {t('scholarships.answer.claim')}
            </SubmitButton>
          </PageForm>
        ) : (
          <>
            <p className="mt-4 text-pretty text-muted">{t('scholarships.answer.account')}</p>
            <div className="mt-6 grid gap-3">
              <Button wide href={href('signup', undefined, { onSuccess })}>
                {t('scholarships.answer.signUp')}
              </Button>
              <Button wide variant="secondary" href={href('login', undefined, { onSuccess })}>
                {t('scholarships.answer.signIn')}
              </Button>
            </div>
          </>
        )}
      </AnswerSheet>
    </>
  );
}
