import { useMutation } from '@tanstack/react-query';
import IconClockPlus from '@tabler/icons-react/dist/esm/icons/IconClockPlus.mjs';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { findRefusal, type PageRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { TimeRestriction } from '../time/contract.ts';
import { mayRestrictTime } from '../policy.ts';
import { extraChoices } from '../time/policy.ts';
import { CurrentPasswordField } from '../settings/web/current-password-field.tsx';
import { giveMoreTime, moreTimeForm, type RefusedMoreTime } from './more-time.ts';
import { useViewer } from './viewer-query.ts';

interface MoreTimePanelProps {
  /** Reopens what was closed. */
  onGiven(time: TimeRestriction): Promise<void>;
}

/** Shown when the day's time is up: an adult adds more with the password. Works without JavaScript. */
export function MoreTimePanel({ onGiven }: MoreTimePanelProps) {
  const t = useTranslations();
  const { api } = usePage();
  const viewer = useViewer();
  const formRef = useRef<HTMLFormElement>(null);
  const answered = useActionData<RefusedMoreTime>();
  const [refusal, setRefusal] = useState<PageRefusal | undefined>(
    answered?.form === moreTimeForm ? answered.refusal : undefined,
  );
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (form: FormData) => giveMoreTime(api, form),
    async onSuccess(time, form) {
      toasts.show({
        tone: 'success',
        text: t('accounts.time.given', { minutes: Number(form.get('extraMinutes')) }),
      });
      await onGiven(time);
    },
    onError: (error) =>
      setRefusal(
        findRefusal(error) ?? { status: 0, code: 'network', message: t('page.form.network'), issues: {} },
      ),
  });
  useEffect(() => {
    if (refusal)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refusal]')?.focus();
  }, [refusal]);
  if (!viewer || !mayRestrictTime(viewer)) return <p className="mt-4">{t('accounts.time.askText')}</p>;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setRefusal(undefined);
    mutate(new FormData(event.currentTarget, event.nativeEvent.submitter));
  };
  const issue = refusal?.issues['currentPassword'];
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="rounded-card bg-tint-gold p-5"
    >
      <h3 className="text-step-1">{t('accounts.time.ask')}</h3>
      <p className="mt-1 mb-4">{t('accounts.time.askHint')}</p>
      <input type="hidden" name="form" value={moreTimeForm} />
      {refusal && !issue && (
        <div tabIndex={-1} data-refusal className="mb-4">
          <Callout tone="danger" announced>
            {refusal.message}
          </Callout>
        </div>
      )}
      <CurrentPasswordField error={issue} />
      <div className="mt-4 flex flex-wrap gap-3">
        {extraChoices.map((minutes) => (
          <Button
            key={minutes}
            type="submit"
            name="extraMinutes"
            value={String(minutes)}
            size="s"
            variant="secondary"
            icon={IconClockPlus}
            busy={isPending && variables.get('extraMinutes') === String(minutes)}
          >
            {t('accounts.time.more', { minutes })}
          </Button>
        ))}
      </div>
    </form>
  );
}
