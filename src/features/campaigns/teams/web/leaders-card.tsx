import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import type { OwnTeam } from '../contract.ts';
import { inviteLeaderForm, removeLeaderForm, withdrawLeaderForm } from './team-forms.ts';

/** Who leads a team, who is invited to, and another invitation by mail. */
export function LeadersCard({ team }: { team: OwnTeam }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(inviteLeaderForm, {
    about: [team.id],
    clears: true,
    doneText: t('campaigns.team.invited'),
    invalidates: [api.campaigns.ownTeam.key()],
  });
  return (
    <Card as="section" labelledBy="team-leaders">
      <h2 id="team-leaders" className="text-step-1 font-bold">
        {t('campaigns.team.leaders')}
      </h2>
      {team.leaders.length === 0 && (
        <p className="mt-2 text-pretty text-muted">{t('campaigns.team.noLeaders')}</p>
      )}
      <ul className="mt-3 divide-y divide-line">
        {team.leaders.map((leader) => (
          <li key={leader.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span className="min-w-0 font-semibold wrap-anywhere">
              <bdi>{leader.name}</bdi>
              {leader.isYou && <span className="font-normal text-muted"> · {t('campaigns.team.you')}</span>}
            </span>
            {(leader.isYou || team.mayArrange) && <RemoveForm team={team} leader={leader} />}
          </li>
        ))}
        {team.invitations.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span className="min-w-0 wrap-anywhere">
              <bdi>{invitation.emailAddress}</bdi>
              <span className="text-muted">
                {' · '}
                {invitation.isExpired ? t('campaigns.team.expired') : t('campaigns.team.isInvited')}
              </span>
            </span>
            <WithdrawForm team={team} invitation={invitation} />
          </li>
        ))}
      </ul>
      <PageForm form={form} className="mt-4 space-y-3 border-t border-line pt-4">
        <PageField
          name="emailAddress"
          label={t('campaigns.team.inviteAddress')}
          hint={t('campaigns.team.inviteHint')}
          required
        >
          {(control) => <TextInput {...control} type="email" autoComplete="off" maxLength={254} />}
        </PageField>
        <SubmitButton variant="secondary">{t('campaigns.team.invite')}</SubmitButton>
      </PageForm>
    </Card>
  );
}

function RemoveForm({ team, leader }: { team: OwnTeam; leader: OwnTeam['leaders'][number] }) {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const form = usePageForm(removeLeaderForm, {
    about: [team.id, leader.id],
    doneText: leader.isYou ? t('campaigns.team.left') : t('campaigns.team.removed'),
    invalidates: leader.isYou ? [] : [api.campaigns.ownTeam.key()],
    onDone() {
      if (leader.isYou && !team.mayArrange) void navigate(href('campaigns'));
    },
  });
  return (
    <PageForm form={form}>
      <SubmitButton
        variant="quiet"
        size="s"
        aria-label={leader.isYou ? undefined : t('campaigns.team.removeNamed', { name: leader.name })}
      >
        {leader.isYou ? t('campaigns.team.leave') : t('campaigns.team.remove')}
      </SubmitButton>
    </PageForm>
  );
}

function WithdrawForm({ team, invitation }: { team: OwnTeam; invitation: OwnTeam['invitations'][number] }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(withdrawLeaderForm, {
    about: [team.id, invitation.id],
    doneText: t('campaigns.team.withdrawn'),
    invalidates: [api.campaigns.ownTeam.key()],
  });
  return (
    <PageForm form={form}>
      <SubmitButton
        variant="quiet"
        size="s"
        aria-label={t('campaigns.team.withdrawNamed', { address: invitation.emailAddress })}
      >
        {t('campaigns.team.withdraw')}
      </SubmitButton>
    </PageForm>
  );
}
