import { useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import type { PageApi } from '#page/page-context.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { href } from '#urls.ts';
import { paidPlans } from '../policy.ts';
import { trialForm } from '../pricing/web/trial-form.ts';
import { offersQuery } from '../web/plan-queries.ts';
import { usePlanWords } from '../web/use-plan-words.ts';

interface UpgradeDialogProps {
  /** Where she goes on, a path on this site: usually the page below, where something was closed. */
  onSuccess: string;
  opener: Element | null;
  onClose(): void;
}

/** What opens everything, laid over the page where something was closed: a trial, or a plan (spec §4, Upgrade click). */
export function UpgradeDialog({ onSuccess, opener, onClose }: UpgradeDialogProps) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { data: offers } = useSuspenseQuery(offersQuery(api, undefined));
  const { names, pricesIn, perPeriod } = usePlanWords();
  const { currency, prices, mayTry, trialDays } = offers;
  const write = pricesIn(
    currency,
    paidPlans.flatMap((plan) => [prices[plan].year, prices[plan].month]),
  );
  const trial = usePageForm(trialForm, {
    async onDone() {
      // What was closed on the page below is open now.
      await queries.invalidateQueries();
      onClose();
    },
  });
  return (
    <Dialog
      title={t('plans.upgrade.title')}
      closeLabel={t('plans.upgrade.close')}
      onClose={onClose}
      opener={opener}
    >
      <p className="mt-2 text-pretty text-ink-soft">{t('plans.upgrade.intro')}</p>
      {mayTry && (
        <PageForm form={trial} className="mt-6">
          <SubmitButton wide size="l">
            {t('plans.upgrade.try', { days: trialDays })}
          </SubmitButton>
          <p className="mt-2 text-center text-step--1 text-muted">{t('plans.upgrade.tryNote')}</p>
        </PageForm>
      )}
      <ul className="mt-6 grid gap-3">
        {paidPlans.map((plan) => (
          <li key={plan} className="rounded-card bg-sand p-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <b className="text-step-1">{names[plan]}</b>
              <span className="tabular-nums">
                {t('plans.upgrade.prices', {
                  year: perPeriod(write(prices[plan].year), 'year'),
                  month: perPeriod(write(prices[plan].month), 'month'),
                })}
              </span>
            </p>
            <Button
              wide
              variant={!mayTry && plan === 'standard' ? 'primary' : 'secondary'}
              className="mt-3"
              href={href('subscriptionPay', undefined, { plan, currency, onSuccess })}
            >
              {t('plans.pricing.choose', { plan: names[plan] })}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-step--1 text-pretty text-muted">{t('plans.upgrade.terms')}</p>
      <p className="mt-4 border-t border-line pt-4">
        <a href={href('pricing', undefined, { period: 'year', onSuccess })} className="text-link">
          {t('plans.upgrade.compare')}
        </a>
      </p>
    </Dialog>
  );
}

/** What the window needs in order to open at once. */
export async function loadUpgrade(api: PageApi, queries: QueryClient): Promise<void> {
  await queries.ensureQueryData(offersQuery(api, undefined));
}
