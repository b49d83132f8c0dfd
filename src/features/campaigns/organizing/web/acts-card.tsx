import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import type { OrganizerAct } from '#features/campaigns/life/policy.ts';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import type { OwnCampaign } from '../contract.ts';
import { actForm, removeForm } from './own-forms.ts';

/** What is true of a campaign now, and what its organizer can do about it. */
export function ActsCard({ campaign }: { campaign: OwnCampaign }) {
  const t = useTranslations();
  const { acts, mayDelete } = campaign;
  return (
    <Card as="section" labelledBy="campaign-now">
      <h2 id="campaign-now" className="text-step-1 font-bold">
        {t('campaigns.dashboard.now')}
      </h2>
      <p className="mt-2 text-pretty">{useStateText(campaign)}</p>
      {acts
        .filter((act) => act !== 'end')
        .map((act) => (
          <ActForm key={act} campaign={campaign} act={act} />
        ))}
      {acts.includes('end') && (
        <details className="mt-4">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {t('campaigns.act.end')}
          </summary>
          <p className="text-pretty text-ink-soft">{t('campaigns.act.endText')}</p>
          <ActForm campaign={campaign} act="end" />
        </details>
      )}
      {mayDelete && <RemoveForm campaign={campaign} />}
    </Card>
  );
}

function useStateText({ state, reason, startsAt, place, asksFirst, beginsAtOnce }: OwnCampaign): string {
  const t = useTranslations();
  const { moment } = useCampaignWords();
  const begins = moment(startsAt, place);
  switch (state) {
    case 'pending':
      return t('campaigns.now.pending');
    case 'rejected':
      return reason === null ? t('campaigns.now.rejected') : t('campaigns.now.rejectedWhy');
    case 'scheduled':
      return t('campaigns.now.scheduled', { time: begins });
    case 'live':
    case 'bonus':
      return t('campaigns.now.live');
    case 'paused':
      return t('campaigns.now.paused');
    case 'ended':
      return t('campaigns.now.ended');
    case 'cancelled':
      return t('campaigns.now.cancelled');
    case 'archived':
      return t('campaigns.now.archived');
    default:
      if (asksFirst) return t('campaigns.now.draftFirst');
      return beginsAtOnce ? t('campaigns.now.draft') : t('campaigns.now.draftLater', { time: begins });
  }
}

function ActForm({ campaign: { id, slug }, act }: { campaign: OwnCampaign; act: OrganizerAct }) {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const words: Record<OrganizerAct, { button: string; done: string }> = {
    launch: { button: t('campaigns.act.launch'), done: '' },
    withdraw: { button: t('campaigns.act.withdraw'), done: t('campaigns.act.withdrawn') },
    revise: { button: t('campaigns.act.revise'), done: t('campaigns.act.revised') },
    end: { button: t('campaigns.act.endSure'), done: t('campaigns.act.ended') },
  };
  const form = usePageForm(actForm, {
    about: [id, act],
    doneText: words[act].done,
    invalidates: [api.campaigns.key()],
    onDone: ({ slug }) => {
      if (act === 'launch') void navigate(href('campaignLaunched', { campaignSlug: slug }));
    },
    // Launched in another window: that page says what has become of it.
    onRefused({ code }) {
      if (act !== 'launch' || code !== 'not_now') return false;
      void queries.invalidateQueries({ queryKey: api.campaigns.key() });
      void navigate(href('campaignLaunched', { campaignSlug: slug }));
      return true;
    },
  });
  return (
    <PageForm form={form} className="mt-4">
      <SubmitButton variant={act === 'launch' ? 'primary' : 'secondary'} size={act === 'launch' ? 'l' : 'm'}>
        {words[act].button}
      </SubmitButton>
    </PageForm>
  );
}

/** Opened first, so that nobody removes a campaign by mistake. */
function RemoveForm({ campaign: { id } }: { campaign: OwnCampaign }) {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const form = usePageForm(removeForm, {
    about: [id],
    doneText: t('campaigns.act.removed'),
    invalidates: [api.campaigns.list.key(), api.campaigns.crowdfunding.key()],
    onDone: () => void navigate(href('campaigns')),
  });
  return (
    <details className="mt-4 border-t border-line pt-2">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {t('campaigns.act.remove')}
      </summary>
      <p className="text-pretty text-ink-soft">{t('campaigns.act.removeText')}</p>
      <PageForm form={form} className="mt-3">
        <SubmitButton variant="secondary">{t('campaigns.act.removeSure')}</SubmitButton>
      </PageForm>
    </details>
  );
}
