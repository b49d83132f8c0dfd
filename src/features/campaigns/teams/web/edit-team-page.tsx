import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { decimalText, money } from '#core/money.ts';
import { decimalInLanguage } from '#core/money-text.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { href } from '#urls.ts';
import { campaignQuery } from '#features/campaigns/web/campaign-queries.ts';
import { loadOwnTeam } from './load-team.ts';
import { changeTeamForm } from './team-forms.ts';
import { TeamFields } from './team-fields.tsx';
import { ownTeamQuery } from './team-queries.ts';

export async function load(args: PageArgs): Promise<Response | void> {
  const moved = await loadOwnTeam(args, 'campaignTeamEdit');
  if (moved) return moved;
  const { page, params } = args;
  await page.queries.query(campaignQuery(page.api, params['campaignSlug'] ?? ''));
}

/** `/campaign/{slug}/{teamSlug}/edit`: what a leader says of her team. */
export default function EditTeamPage() {
  const t = useTranslations();
  const { api, locale } = usePage();
  const navigate = useNavigate();
  const { campaignSlug = '', teamSlug = '' } = useParams();
  const { data: campaign } = useSuspenseQuery(campaignQuery(api, campaignSlug));
  const { data: team } = useSuspenseQuery(ownTeamQuery(api, campaignSlug, teamSlug));
  const form = usePageForm(changeTeamForm, {
    about: [team.id],
    doneText: t('campaigns.team.saved'),
    invalidates: [api.campaigns.key()],
    onDone: ({ slug }) => void navigate(href('campaignTeamDashboard', { campaignSlug, teamSlug: slug })),
  });
  const goal = decimalInLanguage(decimalText(money(team.ownGoal, campaign.currency)), locale);
  return (
    <PageSection className="py-8! sm:py-12!">
      <PageHead title={t('campaigns.team.editTitle')} path={href('campaigns')} noindex />
      <div className="mx-auto max-w-180">
        <h1 className="text-step-3">{t('campaigns.team.editTitle')}</h1>
        <Card padding="l" className="mt-6 px-4! sm:px-10!">
          <PageForm form={form} className="space-y-6">
            <input type="hidden" name="version" value={team.version} />
            <TeamFields
              known={{ ...team, goal, teamSlug: team.slug, cover: team.picture }}
              currency={campaign.currency}
            />
            <div className="flex flex-wrap gap-3">
              <SubmitButton size="l">{t('campaigns.edit.save')}</SubmitButton>
              <Button
                href={href('campaignTeamDashboard', { campaignSlug, teamSlug })}
                size="l"
                variant="quiet"
              >
                {t('campaigns.edit.back')}
              </Button>
            </div>
          </PageForm>
        </Card>
      </div>
    </PageSection>
  );
}
