import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { TimeRestriction } from '../time/contract.ts';
import { mayRestrictTime } from '../time/policy.ts';
import { AskTimePanel } from './ask-time-panel.tsx';
import { timeAskingQuery } from './asking-query.ts';
import { GrownUpTimeFields } from './grown-up-time-fields.tsx';
import { moreTimeForm, timeHereForm } from './more-time.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';

interface MoreTimePanelProps {
  /** Reopens what was closed. */
  onGiven(time: TimeRestriction): Promise<void>;
}

/**
 * Shown when the day's time is up. A child asks a parent, or a grown-up beside her adds more; on an adult's own account she
 * does so herself. Works without JavaScript.
 */
export function MoreTimePanel({ onGiven }: MoreTimePanelProps) {
  const t = useTranslations();
  const viewer = useViewer();
  const { data } = useQuery(timeAskingQuery(usePage().api));
  const isGrownUp = viewer !== null && mayRestrictTime(viewer);
  const form = usePageForm(isGrownUp ? moreTimeForm : timeHereForm, {
    onDone(time, { extraMinutes }) {
      toasts.show({ tone: 'success', text: t('families.time.given', { minutes: Number(extraMinutes) }) });
      return onGiven(time);
    },
  });
  const { hasPin = false, hasPassword = false } = data ?? {};
  const fields = <GrownUpTimeFields hasPin={hasPin} hasPassword={hasPassword} />;
  if (isGrownUp)
    return (
      <PageForm form={form} className="rounded-card bg-tint-gold p-5">
        <h3 className="text-step-1">{t('families.time.ask')}</h3>
        <p className="mt-1 mb-4">{t('families.time.askHint')}</p>
        {fields}
      </PageForm>
    );
  return (
    <AskTimePanel>
      {(hasPin || hasPassword) && (
        <details className="mt-4 border-t border-line pt-2" open={form.isPosted || undefined}>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center rounded-small font-medium">
            {t('families.time.grownUpHere')}
          </summary>
          <PageForm form={form} className="mt-2">
            {fields}
          </PageForm>
        </details>
      )}
    </AskTimePanel>
  );
}
