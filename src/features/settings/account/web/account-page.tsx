import { useTranslations } from 'use-intl';
import type { PageArgs } from '#page/page-route.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { waysInQuery } from '#features/sign-in/offered/ways-in-query.ts';
import { deletionQuery, sessionsQuery } from '#features/settings/web/settings-queries.ts';
import { phoneQuery } from './phone-query.ts';
import { DeletionCard } from '#features/settings/deletion/web/deletion-card.tsx';
import { ExportForm } from '#features/settings/export/web/export-form.tsx';
import { isChildAccount } from '#core/access.ts';
import { familyQuery } from '#features/families/offered/family-queries.ts';
import { AnsweredForCard } from './answered-for-card.tsx';
import { PhoneSection } from './phone-section.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionList } from './session-list.tsx';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { SettingsFrame } from '#features/settings/web/settings-frame.tsx';

export async function load({ page }: PageArgs): Promise<void> {
  const { api, queries } = page;
  const viewer = await queries.ensureQueryData(viewerQuery(api));
  await Promise.all([
    // Her classes may have changed hands a moment ago.
    queries.query({ ...deletionQuery(api), staleTime: 0 }),
    queries.ensureQueryData(sessionsQuery(api)),
    queries.ensureQueryData(waysInQuery(api)),
    // A guardian may download her children's data too.
    viewer?.family === 'guardian' ? queries.query(familyQuery(api)) : undefined,
    // Children have no number.
    viewer && !isChildAccount(viewer) ? queries.ensureQueryData(phoneQuery(api)) : undefined,
  ]);
}

/**
 * `/settings/account`: the address, the password, signed-in devices, personal data and deleting the account. For a member of a
 * family her guardians decide about the last two.
 */
export default function AccountPage() {
  const t = useTranslations();
  return (
    <SettingsFrame section="account" title={t('settings.frame.account')} intro={t('settings.account.intro')}>
      {(viewer) => (
        <>
          {viewer.emailAddress === null ? (
            <AnsweredForCard viewer={viewer} />
          ) : (
            <>
              <SettingsCard title={t('settings.account.email')}>
                <EmailSection viewer={viewer} />
              </SettingsCard>
              {!isChildAccount(viewer) && (
                <SettingsCard title={t('settings.phone.title')} intro={t('settings.prompt.phoneText')}>
                  <PhoneSection />
                </SettingsCard>
              )}
              <PasswordSection emailAddress={viewer.emailAddress} />
            </>
          )}
          <SettingsCard
            title={t('settings.account.sessions')}
            intro={viewer.emailAddress !== null && t('settings.account.sessionsIntro')}
          >
            <SessionList />
          </SettingsCard>
          {viewer.family !== 'member' && (
            <>
              <SettingsCard title={t('settings.account.export')} intro={t('settings.account.exportIntro')}>
                <ExportForm isGuardian={viewer.family === 'guardian'} />
              </SettingsCard>
              {!viewer.eraseAt && <DeletionCard />}
            </>
          )}
        </>
      )}
    </SettingsFrame>
  );
}
