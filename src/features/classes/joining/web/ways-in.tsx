import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';

/** A visitor signs up with the code, or signs in and comes back to it. */
export function WaysIn({ code }: { code: string }) {
  const t = useTranslations();
  const onSuccess = href('joinClass', { classCode: code });
  return (
    <div className="mt-7 space-y-3">
      <Button wide href={href('signup', undefined, { classCode: code, onSuccess })}>
        {t('classes.join.signUp')}
      </Button>
      <Button wide variant="secondary" href={href('login', undefined, { onSuccess })}>
        {t('classes.join.signIn')}
      </Button>
    </div>
  );
}
