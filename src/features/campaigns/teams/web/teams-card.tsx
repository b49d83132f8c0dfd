import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import type { OwnCampaign } from '#features/campaigns/organizing/contract.ts';
import { inTreeOrder } from '../policy.ts';
import { letAskForm } from './team-forms.ts';
import { teamsQuery } from './team-queries.ts';

/** The teams of a campaign for its organizer, with those that wait for her answer. */
export function TeamsCard({ campaign }: { campaign: OwnCampaign }) {
  const t = useTranslations();
  const { api } = usePage();
  const { slug, askedTeams } = campaign;
  const { data: list } = useSuspenseQuery(teamsQuery(api, slug));
  const form = usePageForm(letAskForm, {
    about: [campaign.id],
    doneText: t('campaigns.team.letSaved'),
    invalidates: [api.campaigns.key()],
  });
  const linkTo = (teamSlug: string) => href('campaignTeamDashboard', { campaignSlug: slug, teamSlug });
  return (
    <Card as="section" labelledBy="campaign-teams">
      <h2 id="campaign-teams" className="text-step-1 font-bold">
        {t('campaigns.team.board')}
      </h2>
      {askedTeams.length > 0 && (
        <div className="mt-3 rounded-control bg-sand px-4 py-3">
          <p className="font-semibold">{t('campaigns.team.waiting', { count: askedTeams.length })}</p>
          <ul>
            {askedTeams.map((team) => (
              <li key={team.id}>
                <a href={linkTo(team.slug)} className="text-link inline-flex min-h-11 items-center">
                  <bdi>{team.name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {list.items.length === 0 ? (
        <p className="mt-2 text-pretty text-muted">{t('campaigns.team.none')}</p>
      ) : (
        <ul className="mt-3 max-h-96 divide-y divide-line overflow-y-auto">
          {inTreeOrder(list.items).map(({ id, slug: teamSlug, name, level, isClosed }) => (
            <li key={id} className={level === 1 ? '' : level === 2 ? 'ps-5' : 'ps-10'}>
              <a href={linkTo(teamSlug)} className="text-link inline-flex min-h-11 items-center gap-2">
                <bdi className="wrap-anywhere">{name || t('campaigns.team.nameless')}</bdi>
              </a>
              {isClosed && <span className="text-muted"> · {t('campaigns.team.closed')}</span>}
            </li>
          ))}
        </ul>
      )}
      <Button
        href={href('campaignCreateTeam', { campaignSlug: slug })}
        variant="secondary"
        icon={IconPlus}
        className="mt-4"
      >
        {t('campaigns.team.openTitle')}
      </Button>
      <PageForm form={form} className="mt-5 space-y-3 border-t border-line pt-4">
        <PageCheckbox
          name="allowed"
          known={campaign.teamsAsked}
          label={t('campaigns.team.letAsk')}
          hint={t('campaigns.team.letAskHint')}
        />
        <SubmitButton variant="secondary" size="s">
          {t('campaigns.edit.save')}
        </SubmitButton>
      </PageForm>
    </Card>
  );
}
