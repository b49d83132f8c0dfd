import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';

interface DraftLineProps {
  status: 'none' | 'saving' | 'saved' | 'device';
  /** Files are still being sent. */
  isUnderway: boolean;
}

/** Where the draft is by now, in a quiet line that is read aloud when it changes. */
export function DraftLine({ status, isUnderway }: DraftLineProps) {
  const t = useTranslations();
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-step--1 text-muted">
      {isUnderway && t('submissions.handIn.filesUnderway')}
      {!isUnderway && status === 'saving' && t('submissions.draft.saving')}
      {!isUnderway && status === 'saved' && (
        <>
          <Icon shape={IconCloudCheck} size={18} /> {t('submissions.draft.saved')}
        </>
      )}
      {!isUnderway && status === 'device' && (
        <>
          <Icon shape={IconDeviceMobile} size={18} /> {t('submissions.draft.onDevice')}
        </>
      )}
    </p>
  );
}
