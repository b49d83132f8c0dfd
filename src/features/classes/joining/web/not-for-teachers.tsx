import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { href } from '#urls.ts';

/** For an adult who opens the code: it is the learner who joins. */
export function NotForTeachers() {
  const t = useTranslations();
  return (
    <div className="mt-6">
      <Callout>{t('classes.join.notYours')}</Callout>
      <Button href={href('home')} variant="secondary" className="mt-5">
        {t('classes.join.home')}
      </Button>
    </div>
  );
}
