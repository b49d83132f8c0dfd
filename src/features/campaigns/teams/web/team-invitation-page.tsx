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
import { acceptTeamForm } from './team-forms.ts';
import { teamInvitationQuery } from './team-queries.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.ensureQueryData(teamInvitationQuery(page.api, params['token'] ?? ''));
}

/** `/campaigns/invitations/{token}`: someone who is invited to lead a team accepts it. */
export default function TeamInvitationPage() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { token = '' } = useParams();
  const { data: invitation } = useSuspenseQuery(teamInvitationQuery(api, token));
  const form = usePageForm(acceptTeamForm, {
    doneText: t('campaigns.invited.done'),
    invalidates: [api.campaigns.key()],
    onDone: ({ slug, teamSlug }) =>
      void navigate(href('campaignTeamDashboard', { campaignSlug: slug, teamSlug })),
  });
  const head = <PageHead title={t('campaigns.invited.headTitle')} path={href('campaigns')} noindex />;
  if (!invitation || form.refusal?.code === 'link_over')
    return (
      <>
        {head}
        <AnswerSheet
          scene="lock"
          title={t('campaigns.invited.overTitle')}
          text={t('campaigns.invited.overText')}
        >
          {/* She may lead the team by it already. */}
          {viewer && (
            <Button wide href={href('campaigns')} className="mt-6">
              {t('campaigns.invited.mine')}
            </Button>
          )}
        </AnswerSheet>
      </>
    );
  const { campaign, team } = invitation;
  const onSuccess = href('campaignTeamInvitation', { token });
  return (
    <>
      {head}
      <AnswerSheet
        scene="give"
        title={t.rich('campaigns.invited.title', { team: team.name, bdi: isolate })}
        text={t('campaigns.invited.text', { campaign: campaign.name })}
      >
        {viewer ? (
          <PageForm form={form} className="mt-6">
            <SubmitButton size="l" wide>
              {t('campaigns.invited.accept')}
            </SubmitButton>
          </PageForm>
        ) : (
          <div className="mt-6 grid gap-3">
            <Button wide href={href('signup', undefined, { onSuccess })}>
              {t('campaigns.invited.signUp')}
            </Button>
            <Button wide variant="secondary" href={href('login', undefined, { onSuccess })}>
              {t('campaigns.invited.signIn')}
            </Button>
          </div>
        )}
      </AnswerSheet>
    </>
  );
}
