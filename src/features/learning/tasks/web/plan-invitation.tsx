import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';

/** For a visitor: with an account she could plan it. */
export function PlanInvitation() {
  const t = useTranslations();
  const onSuccess = useLocation().pathname;
  return (
    <Card as="section" labelledBy="plan-title" className="lg:col-span-2">
      <h2 id="plan-title" className="text-step-2">
        {t('learning.plan.title')}
      </h2>
      <p className="mt-2 text-muted">{t('learning.plan.visitor')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button href={href('signup', undefined, { onSuccess })} size="s" variant="reward">
          {t('learning.lesson.signUp')}
        </Button>
        <Button href={href('login', undefined, { onSuccess })} size="s" variant="quiet">
          {t('learning.lesson.signIn')}
        </Button>
      </div>
    </Card>
  );
}
