import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { movedPage } from '#page/moved-page.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { campaignQuery } from '#features/campaigns/web/campaign-queries.ts';
import type { NewTeam } from '../contract.ts';
import { createTeamForm } from './team-forms.ts';
import { TeamFields } from './team-fields.tsx';
import { newTeamQuery } from './team-queries.ts';

export async function load({ page, params, url }: PageArgs): Promise<Response | void> {
  const asked = params['campaignSlug'] ?? '';
  const { slug } = await page.queries.query(campaignQuery(page.api, asked));
  if (slug !== asked) return movedPage(href('campaignCreateTeam', { campaignSlug: slug }), url);
  await page.queries.query(newTeamQuery(page.api, asked));
}

/** `/campaign/{slug}/create-team`: opens a team, or asks the organizer for one. `?below=ID` chooses the team that it is a part of. */
export default function CreateTeamPage() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { campaignSlug = '' } = useParams();
  const { data: campaign } = useSuspenseQuery(campaignQuery(api, campaignSlug));
  const { data: rules } = useSuspenseQuery(newTeamQuery(api, campaignSlug));
  const form = usePageForm(createTeamForm, {
    doneText: rules.mayOpen ? t('campaigns.team.opened') : t('campaigns.team.askedDone'),
    invalidates: [api.campaigns.key()],
    onDone({ teamSlug, isAsked }) {
      if (!isAsked) void navigate(href('campaignTeamDashboard', { campaignSlug, teamSlug }));
    },
  });
  const { mayOpen, parents, mayBeFirst } = rules;
  const below = search.get('below') ?? undefined;
  const refused = useRefused(rules, below);
  const title = mayOpen ? t('campaigns.team.openTitle') : t('campaigns.team.askTitle');
  return (
    <PageSection className="py-8! sm:py-12!">
      <PageHead title={title} path={href('campaigns')} noindex />
      <div className="mx-auto max-w-180">
        <h1 className="text-step-3">{title}</h1>
        <p className="mt-2 text-muted">
          {t.rich('campaigns.team.of', { name: campaign.name, bdi: isolate })}
        </p>
        {refused !== undefined ? (
          <Callout className="mt-6">
            <p>{refused}</p>
            <a
              href={href('campaign', { campaignSlug })}
              className="text-link inline-flex min-h-11 items-center"
            >
              {t('campaigns.team.toCampaign')}
            </a>
          </Callout>
        ) : (
          <Card padding="l" className="mt-6 px-4! sm:px-10!">
            {!mayOpen && <p className="mb-6 text-pretty">{t('campaigns.team.askText')}</p>}
            <PageForm form={form} className="space-y-6">
              {parents.length > 0 && (
                <PageField
                  name="parentId"
                  known={below ?? (mayBeFirst ? '' : parents[0]?.id)}
                  label={t('campaigns.team.parent')}
                  hint={t('campaigns.team.parentHint')}
                >
                  {(control) => (
                    <SelectInput {...control}>
                      {mayBeFirst && <option value="">{t('campaigns.team.noParent')}</option>}
                      {parents.map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                    </SelectInput>
                  )}
                </PageField>
              )}
              <TeamFields
                known={{ name: '', goal: '', teamSlug: '', words: '', cover: campaign.cover }}
                currency={campaign.currency}
              />
              <SubmitButton size="l">
                {mayOpen ? t('campaigns.team.open') : t('campaigns.team.sendAsk')}
              </SubmitButton>
            </PageForm>
          </Card>
        )}
      </div>
    </PageSection>
  );
}

/** Why no team can be opened here now, neither at once nor by asking. */
function useRefused(
  { mayOpen, mayAsk, hasAsked, parents, ambassadors }: NewTeam,
  below: string | undefined,
): string | undefined {
  const t = useTranslations();
  if (!mayOpen && hasAsked) return t('campaigns.team.waits');
  if (!mayOpen && !mayAsk) return t('campaigns.refusal.noTeams');
  if (below === undefined || parents.some(({ id }) => id === below)) return undefined;
  return ambassadors.includes(below) ? t('campaigns.team.tooDeep') : t('campaigns.team.notBelow');
}
