import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { trialForm } from './trial-form.ts';

/** The trial that everyone has once: no card, and nothing is charged after it. */
export function TrialPanel({ days, onSuccess }: { days: number; onSuccess: string | undefined }) {
  const t = useTranslations();
  const viewer = useViewer();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = usePageForm(trialForm, {
    async onDone() {
      // A trial opens films on every page that was loaded before.
      await queries.invalidateQueries();
      void navigate(onSuccess ?? href('settingsSubscription'));
    },
  });
  return (
    <Card as="section" tone="sand" labelledBy="trial" className="mt-10 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-6">
        <div className="max-w-reading">
          <h2 id="trial" className="text-step-2">
            {t('plans.trial.title', { days })}
          </h2>
          <p className="mt-2 text-pretty">{t('plans.trial.text')}</p>
        </div>
        {viewer ? (
          <PageForm form={form}>
            <SubmitButton>{t('plans.trial.begin')}</SubmitButton>
          </PageForm>
        ) : (
          <Button href={href('signup', undefined, { onSuccess: href('pricing', undefined, { onSuccess }) })}>
            {t('plans.trial.signUp')}
          </Button>
        )}
      </div>
    </Card>
  );
}
