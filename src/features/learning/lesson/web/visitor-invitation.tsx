import { useTranslations } from 'use-intl';
import { JoinButtons } from './join-buttons.tsx';

interface VisitorInvitationProps {
  /** What she did; by default, that she watched a film. */
  title?: string | undefined;
  /** What an account would keep of it. */
  text?: string | undefined;
}

/** For a visitor who finished an item: what an account would keep for her. */
export function VisitorInvitation({ title, text }: VisitorInvitationProps) {
  const t = useTranslations();
  return (
    <div className="pe-8">
      <p className="text-step-1 font-extrabold">{title ?? t('learning.finished.visitorTitle')}</p>
      <p className="mt-1 text-muted">{text ?? t('learning.finished.visitorText')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <JoinButtons />
      </div>
    </div>
  );
}
