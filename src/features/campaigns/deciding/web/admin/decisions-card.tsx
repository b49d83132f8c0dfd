import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import type { AdminCampaignDetail } from '#features/campaigns/deciding/contract.ts';
import { actsWithReason, type StaffAct } from '#features/campaigns/life/policy.ts';
import { decideForm } from './decide-form.ts';

/** What staff can decide now. What its organizer must be told why is opened first. */
export function DecisionsCard({ campaign }: { campaign: AdminCampaignDetail }) {
  const t = useTranslations();
  const { staffActs } = campaign;
  if (staffActs.length === 0) return null;
  return (
    <Card as="section" labelledBy="campaign-decisions" className="space-y-4">
      <h2 id="campaign-decisions" className="text-step-1 font-bold">
        {t('campaigns.admin.decide')}
      </h2>
      {staffActs.map((act) => (
        <Decision key={act} campaign={campaign} act={act} />
      ))}
    </Card>
  );
}

function Decision({ campaign: { id, version }, act }: { campaign: AdminCampaignDetail; act: StaffAct }) {
  const t = useTranslations();
  const { api } = usePage();
  const words: Record<StaffAct, { button: string; done: string; text: string }> = {
    approve: {
      button: t('campaigns.admin.approve'),
      done: t('campaigns.admin.approved'),
      text: t('campaigns.admin.approveText'),
    },
    reject: {
      button: t('campaigns.admin.reject'),
      done: t('campaigns.admin.rejected'),
      text: t('campaigns.admin.rejectText'),
    },
    pause: {
      button: t('campaigns.admin.pause'),
      done: t('campaigns.admin.paused'),
      text: t('campaigns.admin.pauseText'),
    },
    resume: {
      button: t('campaigns.admin.resume'),
      done: t('campaigns.admin.resumed'),
      text: t('campaigns.admin.resumeText'),
    },
    cancel: {
      button: t('campaigns.admin.cancel'),
      done: t('campaigns.admin.cancelled'),
      text: t('campaigns.admin.cancelText'),
    },
    archive: {
      button: t('campaigns.admin.archive'),
      done: t('campaigns.admin.archived'),
      text: t('campaigns.admin.archiveText'),
    },
  };
  const form = usePageForm(decideForm, {
    about: [id, act],
    doneText: words[act].done,
    invalidates: [api.campaigns.key()],
  });
  const needsReason = actsWithReason.some((each) => each === act);
  if (!needsReason)
    return (
      <PageForm form={form}>
        <input type="hidden" name="version" value={version} />
        <SubmitButton variant={act === 'approve' ? 'primary' : 'secondary'}>{words[act].button}</SubmitButton>
        <p className="mt-1.5 text-step--1 text-pretty text-muted">{words[act].text}</p>
      </PageForm>
    );
  return (
    <details open={form.isPosted || undefined} className="border-t border-line pt-2">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {words[act].button}
      </summary>
      <p className="text-pretty text-ink-soft">{words[act].text}</p>
      <PageForm form={form} className="mt-3 space-y-3">
        <input type="hidden" name="version" value={version} />
        <PageField
          name="reason"
          label={t('campaigns.admin.reason')}
          hint={t('campaigns.admin.reasonHint')}
          required
        >
          {(control) => (
            <textarea {...control} rows={4} dir="auto" maxLength={1000} className={controlLook} />
          )}
        </PageField>
        <SubmitButton variant="secondary">{words[act].button}</SubmitButton>
      </PageForm>
    </details>
  );
}
