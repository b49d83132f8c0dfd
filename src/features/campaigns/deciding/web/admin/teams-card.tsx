import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import type { AdminCampaignDetail, AdminTeam } from '#features/campaigns/deciding/contract.ts';
import { isPublic } from '#features/campaigns/life/policy.ts';
import type { TeamAct } from '#features/campaigns/teams/contract.ts';
import { mayGetTeams } from '#features/campaigns/teams/policy.ts';
import { teamActForm } from '#features/campaigns/teams/web/team-forms.ts';
import { CampaignCover } from '#features/campaigns/web/campaign-cover.tsx';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import { adminTeamsQuery } from './admin-queries.ts';

/** The teams of a campaign as a tree of three levels: who leads them, what they raised, and what staff can do about each. */
export function TeamsCard({ campaign }: { campaign: AdminCampaignDetail }) {
  const t = useTranslations();
  const { api } = usePage();
  const { data } = useSuspenseQuery(adminTeamsQuery(api, campaign.id));
  return (
    <Card as="section" labelledBy="admin-teams" className="mt-6">
      <h2 id="admin-teams" className="text-step-1 font-bold">
        {t('campaigns.team.board')}
      </h2>
      {data.items.length === 0 ? (
        <p className="mt-3 text-muted">{t('campaigns.admin.noTeams')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {data.items.map((team) => (
            <TeamItem key={team.id} campaign={campaign} team={team} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const indents = { 1: '', 2: 'ps-4 sm:ps-8', 3: 'ps-8 sm:ps-16' } as const;

interface TeamItemProps {
  campaign: AdminCampaignDetail;
  team: AdminTeam;
}

function TeamItem({ campaign, team }: TeamItemProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { amount } = useCampaignWords();
  const { slug: campaignSlug, currency } = campaign;
  const { slug: teamSlug, name, level, state, own, whole, goal, leaders } = team;
  const isSeen = isPublic(campaign.state) && state !== 'asked';
  const states = {
    asked: t('campaigns.admin.teamAsked'),
    open: t('campaigns.admin.teamOpen'),
    closed: t('campaigns.team.closed'),
  };
  const pages = [
    { text: t('campaigns.admin.dashboard'), href: href('campaignTeamDashboard', { campaignSlug, teamSlug }) },
    { text: t('campaigns.admin.edit'), href: href('campaignTeamEdit', { campaignSlug, teamSlug }) },
  ];
  const page = href(isSeen ? 'campaignTeam' : 'campaignTeamDashboard', { campaignSlug, teamSlug });
  return (
    <li className={`py-3 ${indents[level]}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3">
          <a href={page} className="text-link inline-flex min-h-11 items-center">
            <bdi className="font-semibold wrap-anywhere">{name || t('campaigns.team.nameless')}</bdi>
          </a>
          <Badge tone={state === 'open' ? 'progress' : state === 'asked' ? 'info' : 'neutral'}>
            {states[state]}
          </Badge>
        </p>
        <p className="tabular-nums">
          <b>{amount(whole.raised, currency)}</b>{' '}
          <span className="text-muted">{t('campaigns.admin.teamOf', { goal: amount(goal, currency) })}</span>
        </p>
      </div>
      <p className="text-step--1 text-muted tabular-nums">
        {[
          t('campaigns.admin.teamGifts', { gifts: whole.gifts, donors: whole.donors }),
          whole.raised !== own.raised && t('campaigns.admin.teamOwn', { own: amount(own.raised, currency) }),
          whole.matched > 0 && t('campaigns.admin.teamMatched', { matched: amount(whole.matched, currency) }),
        ]
          .filter((part) => part !== false)
          .join(' · ')}
      </p>
      <p className="text-step--1">
        {leaders.length === 0
          ? t('campaigns.admin.noLeader')
          : format.list(
              leaders.map((leader) =>
                leader.href === null ? (
                  <bdi key={leader.id}>{leader.name}</bdi>
                ) : (
                  <a key={leader.id} href={leader.href} className="text-link">
                    <bdi>{leader.name}</bdi>
                  </a>
                ),
              ),
            )}
      </p>
      <details className="mt-1">
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          {t('campaigns.admin.teamMore')}
        </summary>
        <div className="flex flex-wrap items-start gap-4 pb-2">
          <CampaignCover cover={team.picture} className="aspect-4/3 w-28 rounded-control object-cover" />
          <p className="min-w-0 grow basis-60 whitespace-pre-line wrap-anywhere" dir="auto">
            {team.words || <span className="text-muted">{t('campaigns.admin.teamNoWords')}</span>}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {listActs(campaign, team).map((act) => (
            <TeamActButton key={act} team={team} act={act} />
          ))}
          {pages.map(({ text, href }) => (
            <a key={href} href={href} className="text-link inline-flex min-h-11 items-center">
              {text}
            </a>
          ))}
        </div>
      </details>
    </li>
  );
}

function listActs({ state: campaignState }: AdminCampaignDetail, { state }: AdminTeam): TeamAct[] {
  const mayOpen = mayGetTeams(campaignState);
  if (state === 'asked') return mayOpen ? ['accept', 'decline'] : ['decline'];
  if (state === 'open') return ['close'];
  return mayOpen ? ['reopen'] : [];
}

function TeamActButton({ team, act }: { team: AdminTeam; act: TeamAct }) {
  const t = useTranslations();
  const { api } = usePage();
  const words: Record<TeamAct, { button: string; done: string }> = {
    accept: { button: t('campaigns.team.accept'), done: t('campaigns.team.accepted') },
    decline: { button: t('campaigns.team.decline'), done: t('campaigns.team.declined') },
    close: { button: t('campaigns.team.close'), done: t('campaigns.team.closedDone') },
    reopen: { button: t('campaigns.team.reopen'), done: t('campaigns.team.reopened') },
  };
  const form = usePageForm(teamActForm, {
    about: [team.id, act],
    doneText: words[act].done,
    invalidates: [api.campaigns.key()],
  });
  return (
    <PageForm form={form}>
      <SubmitButton variant="secondary" size="s">
        {words[act].button}
      </SubmitButton>
    </PageForm>
  );
}
