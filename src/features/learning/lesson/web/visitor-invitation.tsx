import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';

interface VisitorInvitationProps {
  /** What she did; by default, that she watched a film. */
  title?: string | undefined;
  /** What an account would keep of it. */
  text?: string | undefined;
}

/** For a visitor who finished an item: what an account would keep for her. */
export function VisitorInvitation({ title, text }: VisitorInvitationProps) {
  const t = useTranslations();
  const onSuccess = useLocation().pathname;
  return (
    <div className="pe-8">
      <p className="text-step-1 font-extrabold">{title ?? t('learning.finished.visitorTitle')}</p>
      <p className="mt-1 text-muted">{text ?? t('learning.finished.visitorText')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button href={href('signup', undefined, { onSuccess })} size="s" variant="reward">
          {t('learning.lesson.signUp')}
        </Button>
        <Button href={href('login', undefined, { onSuccess })} size="s" variant="quiet">
          {t('learning.lesson.signIn')}
        </Button>
      </div>
    </div>
  );
}
