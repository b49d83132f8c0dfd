import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { teacherInvitationQuery } from '#features/teaching/web/teaching-queries.ts';
import { acceptForm } from './teacher-forms.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.query({ ...teacherInvitationQuery(page.api, params['token'] ?? ''), staleTime: 0 });
}

/** `/educators/invitations/{token}`: who invites to teach which class; one button accepts. Opening it changes nothing. */
export default function InvitationPage() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { token = '' } = useParams();
  const { data: invitation } = useSuspenseQuery(teacherInvitationQuery(api, token));
  const form = usePageForm(acceptForm, {
    invalidates: [api.classes.key()],
    onDone: ({ classId }) => navigate(href('classGrid', { classId })),
  });
  const head = <PageHead title={t('teaching.invited.head')} path={href('start')} noindex />;
  if (!invitation || form.refusal?.code === 'link_over') {
    return (
      <>
        {head}
        <AnswerSheet
          scene="lock"
          title={t('teaching.invited.overTitle')}
          text={t('teaching.invited.overText')}
        />
      </>
    );
  }
  const { className, inviter, forCaller } = invitation;
  const mayAccept = forCaller === true && viewer?.role === 'educator';
  const onSuccess = href('teacherInvitation', { token });
  return (
    <>
      {head}
      <AnswerSheet
        scene="film-lesson"
        title={t.rich('teaching.invited.title', { name: inviter, className, bdi: isolate })}
        text={t('teaching.invited.text')}
      >
        {mayAccept && (
          <PageForm form={form} className="mt-7">
            <SubmitButton wide>{t('teaching.invited.accept')}</SubmitButton>
          </PageForm>
        )}
        {!mayAccept && forCaller !== null && (
          <>
            <p className="mt-4 text-pretty text-muted">
              {forCaller ? t('teaching.invited.educatorsOnly') : t('teaching.invited.otherAddress')}
            </p>
            <Button wide href={href('logout')} variant="secondary" className="mt-7">
              {t('teaching.invited.signOut')}
            </Button>
          </>
        )}
        {forCaller === null && (
          <div className="mt-7 space-y-3">
            <p className="text-pretty text-muted">{t('teaching.invited.educatorsOnly')}</p>
            <Button wide href={href('login', undefined, { onSuccess })}>
              {t('teaching.invited.signIn')}
            </Button>
            <Button wide variant="secondary" href={href('signup', undefined, { onSuccess })}>
              {t('teaching.invited.signUp')}
            </Button>
          </div>
        )}
      </AnswerSheet>
    </>
  );
}
