import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { acceptShareForm } from './holding-forms.ts';
import { invitationQuery } from './holding-queries.ts';
import { useLicenseWords } from './use-license-words.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.ensureQueryData(invitationQuery(page.api, params['token'] ?? ''));
}

/** `/licenses/invitations/{token}`: a colleague takes her seats. */
export default function InvitationPage() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { token = '' } = useParams();
  const { day } = useLicenseWords();
  const { data: invitation } = useSuspenseQuery(invitationQuery(api, token));
  const form = usePageForm(acceptShareForm, {
    doneText: t('licenses.invited.done'),
    invalidates: [api.licenses.key(), ['viewer']],
    onDone: () => navigate(href('licenses')),
  });
  const head = <PageHead title={t('licenses.page.headTitle')} path={href('licenses')} noindex />;
  if (!invitation || form.refusal?.code === 'link_over')
    return (
      <>
        {head}
        <AnswerSheet
          scene="lock"
          title={t('licenses.invited.overTitle')}
          text={t('licenses.invited.overText')}
        />
      </>
    );
  const { school, seats, endsOn } = invitation;
  const onSuccess = href('licenseInvitation', { token });
  return (
    <>
      {head}
      <AnswerSheet
        scene="educators"
        title={t.rich('licenses.invited.title', { school, bdi: isolate })}
        text={t('licenses.invited.text', { seats, day: day(endsOn) })}
      >
        {viewer ? (
          <PageForm form={form} className="mt-6">
            {viewer.role === 'educator' ? (
              <SubmitButton size="l" wide>
                {t('licenses.invited.accept')}
              </SubmitButton>
            ) : (
              <p className="text-pretty text-muted">{t('licenses.refusal.educators')}</p>
            )}
          </PageForm>
        ) : (
          <div className="mt-6 grid gap-3">
            <Button wide href={href('signup', undefined, { role: 'educator', onSuccess })}>
              {t('licenses.page.signUp')}
            </Button>
            <Button wide variant="secondary" href={href('login', undefined, { onSuccess })}>
              {t('licenses.page.signIn')}
            </Button>
          </div>
        )}
      </AnswerSheet>
    </>
  );
}
