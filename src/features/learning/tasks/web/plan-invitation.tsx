import { useTranslations } from 'use-intl';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { JoinButtons } from '#features/learning/lesson/web/join-buttons.tsx';
import { Card } from '#ui/card/card.tsx';

/** For a visitor: with an account she could plan it. A minor can as soon as her guardian agrees. */
export function PlanInvitation() {
  const t = useTranslations();
  const waits = useViewer()?.awaitsGuardian ?? false;
  return (
    <Card as="section" labelledBy="plan-title" className="lg:col-span-2">
      <h2 id="plan-title" className="text-step-2">
        {t('learning.plan.title')}
      </h2>
      <p className="mt-2 text-muted">
        {t(waits ? 'learning.locked.guardianTitle' : 'learning.plan.visitor')}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <JoinButtons />
      </div>
    </Card>
  );
}
