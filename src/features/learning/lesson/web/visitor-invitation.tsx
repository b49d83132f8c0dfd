import { useTranslations } from 'use-intl';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { JoinButtons } from './join-buttons.tsx';

interface VisitorInvitationProps {
  /** What she did; by default, that she watched a film. */
  title?: string | undefined;
  /** What an account would keep of it. */
  text?: string | undefined;
}

/** For a visitor who finished an item, or a minor whose guardian has not agreed: what would be kept for her. */
export function VisitorInvitation({ title, text }: VisitorInvitationProps) {
  const t = useTranslations();
  const waits = useViewer()?.awaitsGuardian ?? false;
  return (
    <div className="pe-8">
      <p className="text-step-1 font-extrabold">{title ?? t('learning.finished.visitorTitle')}</p>
      <p className="mt-1 text-muted">
        {waits ? t('learning.locked.guardianTitle') : (text ?? t('learning.finished.visitorText'))}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <JoinButtons />
      </div>
    </div>
  );
}
