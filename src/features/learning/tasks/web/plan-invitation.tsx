import { useTranslations } from 'use-intl';
import { JoinButtons } from '#features/learning/lesson/web/join-buttons.tsx';
import { Card } from '#ui/card/card.tsx';

/** For a visitor: with an account she could plan it. */
export function PlanInvitation() {
  const t = useTranslations();
  return (
    <Card as="section" labelledBy="plan-title" className="lg:col-span-2">
      <h2 id="plan-title" className="text-step-2">
        {t('learning.plan.title')}
      </h2>
      <p className="mt-2 text-muted">{t('learning.plan.visitor')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <JoinButtons />
      </div>
    </Card>
  );
}
