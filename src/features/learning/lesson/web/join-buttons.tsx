import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';

/** For a visitor: to sign up or in, and then come back to this page. */
export function JoinButtons() {
  const t = useTranslations();
  const onSuccess = useLocation().pathname;
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
