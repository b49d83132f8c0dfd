import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { isolateAddress } from '#features/people/offered/isolate-address.tsx';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import type { PageArgs } from '#page/page-route.ts';
import { acceptForm } from './people-forms.ts';
import { invitationQuery } from './people-queries.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.query({ ...invitationQuery(page.api, params['token'] ?? ''), staleTime: 0 });
}

/** `/family/invitations/{token}`: who invites, and to what; one button accepts. Opening it changes nothing. */
export default function InvitationPage() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const { data: invitation } = useSuspenseQuery(invitationQuery(api, token));
  const form = usePageForm(acceptForm, {
    invalidates: [viewerKey, api.families.key()],
    onDone: ({ kind }) => navigate(kind === 'guardian' ? href('familyPeople') : href('familyWatching')),
  });
  const head = <PageHead title={t('families.invited.head')} path={href('start')} noindex />;
  if (!invitation || form.refusal?.code === 'link_over') {
    return (
      <>
        {head}
        <AnswerSheet
          scene="lock"
          title={t('families.invited.overTitle')}
          text={t('families.invited.overText')}
        />
      </>
    );
  }
  const { kind, inviter, maskedAddress, forCaller } = invitation;
  const isGuardian = kind === 'guardian';
  const onSuccess = href('familyInvitation', { token });
  const words = { name: inviter, bdi: isolate };
  return (
    <>
      {head}
      <AnswerSheet
        scene="table-talk"
        title={
          isGuardian
            ? t.rich('families.invited.guardianTitle', words)
            : t.rich('families.invited.watcherTitle', words)
        }
        text={isGuardian ? t('families.invited.guardianText') : t('families.invited.watcherText')}
      >
        <p className="mt-4 text-pretty text-muted">
          {t.rich(forCaller === false ? 'families.invited.otherAddress' : 'families.invited.forAddress', {
            address: maskedAddress,
            bdi: isolateAddress,
          })}
        </p>
        {forCaller === true && (
          <PageForm form={form} className="mt-7">
            <SubmitButton wide>{t('families.invited.accept')}</SubmitButton>
          </PageForm>
        )}
        {forCaller === false && (
          <Button wide href={href('logout')} variant="secondary" className="mt-7">
            {t('families.invited.signOut')}
          </Button>
        )}
        {forCaller === null && (
          <div className="mt-7 space-y-3">
            <Button wide href={href('login', undefined, { onSuccess })}>
              {t('families.invited.signIn')}
            </Button>
            <Button wide variant="secondary" href={href('signup', undefined, { onSuccess })}>
              {t('families.invited.signUp')}
            </Button>
          </div>
        )}
      </AnswerSheet>
    </>
  );
}
