import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { deletionQuery } from '#features/settings/web/settings-queries.ts';
import { ClassFates } from './class-fates.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { ErasureRequest } from './erasure-request.tsx';

/** Deleting the account: directly, or by asking the teacher who answers for it. */
export function DeletionCard() {
  const t = useTranslations();
  const { data } = useSuspenseQuery(deletionQuery(usePage().api));
  return (
    <SettingsCard
      title={t('settings.account.deletion')}
      intro={data.asksTeacher ? t('settings.account.erasureIntro') : t('settings.account.deletionIntro')}
    >
      {data.classes && <ClassFates fates={data.classes} />}
      {data.asksTeacher ? <ErasureRequest askedAt={data.askedAt} /> : <DeletionForm />}
    </SettingsCard>
  );
}
