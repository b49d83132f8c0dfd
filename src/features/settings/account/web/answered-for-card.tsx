import { useTranslations } from 'use-intl';
import type { UserView } from '#features/people/contract.ts';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';

/** Says who looks after an account without an address: the teacher who gave the card, or the parents. */
export function AnsweredForCard({ viewer }: { viewer: UserView }) {
  const t = useTranslations();
  const isMember = viewer.family === 'member';
  return (
    <SettingsCard title={isMember ? t('settings.account.family') : t('settings.account.card')}>
      <p className="max-w-reading">
        {isMember ? t('settings.account.familyText') : t('settings.account.cardText')}
      </p>
    </SettingsCard>
  );
}
