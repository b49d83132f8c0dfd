import IconClockPlus from '@tabler/icons-react/dist/esm/icons/IconClockPlus.mjs';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { toasts } from '#ui/toasts/toasts.ts';
import type { TimeRestriction } from '../time/contract.ts';
import { mayRestrictTime, extraChoices } from '../time/policy.ts';
import { CurrentPasswordField } from '#features/sign-in/offered/current-password-field.tsx';
import { AskTimePanel } from './ask-time-panel.tsx';
import { moreTimeForm } from './more-time.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';

interface MoreTimePanelProps {
  /** Reopens what was closed. */
  onGiven(time: TimeRestriction): Promise<void>;
}

/** Shown when the day's time is up: an adult adds more with the password. Works without JavaScript. */
export function MoreTimePanel({ onGiven }: MoreTimePanelProps) {
  const t = useTranslations();
  const viewer = useViewer();
  const form = usePageForm(moreTimeForm, {
    onDone(time, { extraMinutes }) {
      toasts.show({ tone: 'success', text: t('families.time.given', { minutes: Number(extraMinutes) }) });
      return onGiven(time);
    },
  });
  if (!viewer || !mayRestrictTime(viewer)) return <AskTimePanel />;
  return (
    <PageForm form={form} className="rounded-card bg-tint-gold p-5">
      <h3 className="text-step-1">{t('families.time.ask')}</h3>
      <p className="mt-1 mb-4">{t('families.time.askHint')}</p>
      <CurrentPasswordField />
      <div className="mt-4 flex flex-wrap gap-3">
        {extraChoices.map((minutes) => (
          <SubmitButton
            key={minutes}
            name="extraMinutes"
            value={String(minutes)}
            size="s"
            variant="secondary"
            icon={IconClockPlus}
          >
            {t('families.time.more', { minutes })}
          </SubmitButton>
        ))}
      </div>
    </PageForm>
  );
}
