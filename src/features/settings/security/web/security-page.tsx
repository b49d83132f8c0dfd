import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { sameOriginPath } from '#urls.ts';
import { AnsweredForCard } from '#features/settings/account/web/answered-for-card.tsx';
import { SettingsFrame } from '#features/settings/web/settings-frame.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { waysInQuery } from '#features/sign-in/offered/ways-in-query.ts';
import { signInWaysQuery } from '#features/sign-in/offered/sign-in-ways-query.ts';
import { passkeysQuery } from '#features/settings/web/settings-queries.ts';
import { AppSetup } from './app-setup.tsx';
import { AppSection } from './app-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { ProviderList } from './provider-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export async function load({ page }: PageArgs): Promise<void> {
  await Promise.all([
    page.queries.ensureQueryData(page.api.signIn.secondFactor.queryOptions()),
    page.queries.ensureQueryData(waysInQuery(page.api)),
    page.queries.ensureQueryData(signInWaysQuery(page.api)),
    page.queries.ensureQueryData(passkeysQuery(page.api)),
  ]);
}

/**
 * `/settings/security`: the second step of signing in, passkeys and other ways in; an administrator is sent here until
 * she has one.
 */
export default function SecurityPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { search } = useLocation();
  const { app, missing } = useSuspenseQuery(api.signIn.secondFactor.queryOptions()).data;
  const [codes, setCodes] = useState<string[]>();
  const [isSettingUp, setSettingUp] = useState(false);
  const wanted = sameOriginPath(new URLSearchParams(search).get('onSuccess'));
  return (
    <SettingsFrame
      section="security"
      title={t('settings.security.title')}
      intro={t('settings.security.intro')}
    >
      {(viewer) =>
        viewer.emailAddress === null ? (
          <AnsweredForCard viewer={viewer} />
        ) : (
          <>
            {missing && <Callout tone="warning">{t('signIn.security.adminNeedsIt')}</Callout>}
            {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
            <Card as="section" padding="m" className="sm:p-8" labelledBy="app-heading">
              <AppSection
                isSettingUp={isSettingUp}
                onSetUp={() => setSettingUp(true)}
                onNewCodes={(fresh) => setCodes(fresh)}
              />
              {isSettingUp && !app && (
                <AppSetup
                  onDone={(fresh) => {
                    setCodes(fresh);
                    setSettingUp(false);
                  }}
                  onCancel={() => setSettingUp(false)}
                />
              )}
            </Card>
            <PasskeySection onRecoveryCodes={(fresh) => setCodes(fresh)} />
            <ProviderList />
            {wanted && (
              <Button href={wanted} variant="secondary">
                {t('settings.security.goOn')}
              </Button>
            )}
          </>
        )
      }
    </SettingsFrame>
  );
}
