import IconClockPlus from '@tabler/icons-react/dist/esm/icons/IconClockPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { extraChoices } from '../time/policy.ts';
import { askTimeForm } from './ask-time.ts';
import { timeAskingQuery } from './asking-query.ts';

/** Shown to a child whose time is up: she asks a parent for more, and sees the answer; `children` follow. Works without JavaScript. */
export function AskTimePanel({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const isLive = useIsLive();
  const { api } = usePage();
  const { data } = useQuery(timeAskingQuery(api));
  const form = usePageForm(askTimeForm, { invalidates: [timeAskingQuery(api).queryKey] });
  const { request, mayAsk } = data ?? { request: null, mayAsk: false };
  const isWaiting = request?.granted === null;
  if (!isWaiting && !mayAsk && request === null) return <p className="mt-4">{t('families.time.askText')}</p>;
  return (
    <div className="rounded-card bg-tint-gold p-5">
      <h3 className="text-step-1">{t('families.time.ask')}</h3>
      <p role="status" className="mt-1">
        {isWaiting
          ? isLive
            ? t('families.asking.waiting', { minutes: request.minutes })
            : t('families.asking.waitingStill', { minutes: request.minutes })
          : request?.granted === false
            ? t('families.asking.declined')
            : t('families.time.askText')}
      </p>
      {mayAsk && (
        <PageForm form={form} className="mt-4 flex flex-wrap gap-3">
          {extraChoices.map((minutes) => (
            <SubmitButton
              key={minutes}
              name="askedMinutes"
              value={String(minutes)}
              size="s"
              variant="secondary"
              icon={IconClockPlus}
            >
              {t('families.time.more', { minutes })}
            </SubmitButton>
          ))}
        </PageForm>
      )}
      {children}
    </div>
  );
}
