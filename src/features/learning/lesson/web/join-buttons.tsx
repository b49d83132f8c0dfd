import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';

/** For a visitor: to sign up or in, and then come back to this page. A minor whose guardian has not agreed has done so. */
export function JoinButtons() {
  const t = useTranslations();
  const onSuccess = useLocation().pathname;
  const viewer = useViewer();
  if (viewer?.awaitsGuardian)
    return (
      <Button href={href('joinPending')} size="s" variant="secondary">
        {t('learning.lesson.toWaiting')}
      </Button>
    );
  return (
    <>
      <Button href={href('signup', undefined, { onSuccess })} size="s" variant="reward">
        {t('learning.lesson.signUp')}
      </Button>
      <Button href={href('login', undefined, { onSuccess })} size="s" variant="quiet">
        {t('learning.lesson.signIn')}
      </Button>
    </>
  );
}
