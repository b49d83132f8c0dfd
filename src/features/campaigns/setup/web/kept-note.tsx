import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import type { useKeeping } from './use-keeping.ts';

/** Whether what was typed is kept. */
export function KeptNote({ status }: Pick<ReturnType<typeof useKeeping>, 'status'>) {
  const t = useTranslations();
  const failed = status === 'error';
  return (
    <p
      role="status"
      className={`flex min-h-6 items-center gap-2 text-step--1 ${failed ? 'text-danger' : 'text-muted'}`}
    >
      <Icon shape={failed ? IconCloudOff : IconCloudCheck} size={18} />
      {failed
        ? t('campaigns.create.notKept')
        : status === 'success'
          ? t('campaigns.create.kept')
          : t('campaigns.create.keeps')}
    </p>
  );
}
