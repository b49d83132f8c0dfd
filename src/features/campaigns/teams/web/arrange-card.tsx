import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { href } from '#urls.ts';
import type { OwnTeam, TeamAct } from '../contract.ts';
import { moveTeamForm, teamActForm } from './team-forms.ts';

/** What only the organizer does about a team: answering who asked for it, closing it, moving it. */
export function ArrangeCard({ team }: { team: OwnTeam }) {
  const t = useTranslations();
  return (
    <Card as="section" labelledBy="team-arrange">
      <h2 id="team-arrange" className="text-step-1 font-bold">
        {team.isAsked ? t('campaigns.team.isAsked') : t('campaigns.team.arrange')}
      </h2>
      {team.isAsked ? (
        <>
          <p className="mt-2 text-pretty">{t('campaigns.team.isAskedText')}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <ActForm team={team} act="accept" />
            <ActForm team={team} act="decline" />
          </div>
        </>
      ) : (
        <>
          <MoveForm team={team} />
          <div className="mt-4 border-t border-line pt-4">
            <p className="mb-3 text-pretty text-muted">
              {team.isClosed ? t('campaigns.team.isClosedText') : t('campaigns.team.closeText')}
            </p>
            <ActForm team={team} act={team.isClosed ? 'reopen' : 'close'} />
          </div>
        </>
      )}
    </Card>
  );
}

function ActForm({ team, act }: { team: OwnTeam; act: TeamAct }) {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const { campaignSlug = '' } = useParams();
  const words: Record<TeamAct, { button: string; done: string }> = {
    accept: { button: t('campaigns.team.accept'), done: t('campaigns.team.accepted') },
    decline: { button: t('campaigns.team.decline'), done: t('campaigns.team.declined') },
    close: { button: t('campaigns.team.close'), done: t('campaigns.team.closedDone') },
    reopen: { button: t('campaigns.team.reopen'), done: t('campaigns.team.reopened') },
  };
  const form = usePageForm(teamActForm, {
    about: [team.id, act],
    doneText: words[act].done,
    invalidates: act === 'decline' ? [api.campaigns.teams.key()] : [api.campaigns.key()],
    onDone() {
      if (act === 'decline') void navigate(href('campaignDashboard', { campaignSlug }));
    },
  });
  return (
    <PageForm form={form}>
      <SubmitButton variant={act === 'accept' ? 'primary' : 'secondary'}>{words[act].button}</SubmitButton>
    </PageForm>
  );
}

function MoveForm({ team }: { team: OwnTeam }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(moveTeamForm, {
    about: [team.id],
    doneText: t('campaigns.team.moved'),
    invalidates: [api.campaigns.key()],
  });
  if (team.parents.length === 0 && team.parentId === null) return null;
  return (
    <PageForm form={form} className="mt-3 space-y-3">
      <PageField name="parentId" label={t('campaigns.team.move')} hint={t('campaigns.team.moveHint')}>
        {(control) => (
          <SelectInput {...control}>
            {team.parentId !== null && <option value="">{t('campaigns.team.noParent')}</option>}
            {team.parents.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <SubmitButton variant="secondary">{t('campaigns.team.moveButton')}</SubmitButton>
    </PageForm>
  );
}
