import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { NewCodesForm } from './new-codes-form.tsx';
import { TurnOffForm } from './turn-off-form.tsx';

interface AppSectionProps {
  isSettingUp: boolean;
  onSetUp(): void;
  onNewCodes(codes: string[]): void;
}

/** Whether signing in requires an app's code, and how to change that: each change requires another code. */
export function AppSection({ isSettingUp, onSetUp, onNewCodes }: AppSectionProps) {
  const t = useTranslations();
  const { api } = usePage();
  const { app, recoveryCodesLeft, required } = useSuspenseQuery(api.signIn.secondFactor.queryOptions()).data;
  const [asked, setAsked] = useState<'codes' | 'off'>();
  const close = () => setAsked(undefined);
  return (
    <section>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="app-heading" className="text-step-2 font-bold">
          {t('settings.security.app')}
        </h2>
        <Badge tone={app ? 'progress' : 'neutral'}>
          {app ? t('settings.security.on') : t('settings.security.off')}
        </Badge>
      </div>
      <p className="mt-2 text-ink-soft">{t('settings.security.appText')}</p>
      {app && (
        <p className="mt-2 text-ink-soft">{t('settings.security.codesLeft', { count: recoveryCodesLeft })}</p>
      )}
      {!isSettingUp && !asked && (
        <div className="mt-5 flex flex-wrap gap-3">
          {!app && <Button onClick={onSetUp}>{t('settings.security.setUp')}</Button>}
          {app && (
            <Button variant="secondary" onClick={() => setAsked('codes')}>
              {t('settings.security.newCodes')}
            </Button>
          )}
          {app && !required && (
            <Button variant="quiet" onClick={() => setAsked('off')}>
              {t('settings.security.turnOff')}
            </Button>
          )}
        </div>
      )}
      {asked === 'codes' && <NewCodesForm onNewCodes={onNewCodes} onClose={close} />}
      {asked === 'off' && <TurnOffForm onClose={close} />}
    </section>
  );
}
