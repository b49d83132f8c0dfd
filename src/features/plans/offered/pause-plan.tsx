import { useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';
import { longestPause, nextChargeAt } from '../policy.ts';
import type { SubscriptionView } from '../subscription/contract.ts';
import { usePlanWords } from '../web/use-plan-words.ts';
import { pauseForm } from './subscription-forms.ts';

interface PauseProps {
  subscription: SubscriptionView;
}

/** A rest after this period, of one month up to three: chosen first, with the day on which it ends, and then confirmed. */
export function PausePlan({ subscription }: PauseProps) {
  const t = useTranslations();
  const { api } = usePage();
  const { box } = useDisclosed();
  const { day } = usePlanWords();
  const form = usePageForm(pauseForm, { invalidates: [api.plans.key()] });
  return (
    <Disclosure box={box} opener={t('plans.own.pause')} isRefused={form.refusal !== undefined}>
      <p className="mt-2 max-w-reading text-pretty">
        {t('plans.own.pauseText', { day: day(subscription.periodEndsAt) })}
      </p>
      <PageForm form={form} className="mt-3 max-w-reading space-y-3">
        <PauseChoice subscription={subscription} />
        <SubmitButton size="s" variant="secondary">
          {t('plans.own.pauseSure')}
        </SubmitButton>
      </PageForm>
    </Disclosure>
  );
}

/** For how long, each with the day of the next payment. */
function PauseChoice({ subscription: { periodEndsAt } }: PauseProps) {
  const t = useTranslations();
  const { day } = usePlanWords();
  const { value = '1' } = useFormField('months');
  return (
    <fieldset className="space-y-2">
      <legend className="sr-only">{t('plans.own.pauseLength')}</legend>
      {Array.from({ length: longestPause }, (_, index) => index + 1).map((months) => (
        <label
          key={months}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border-2 border-ink-soft/30 px-4 py-2 has-checked:border-dusk has-checked:bg-sky/50 has-focus-visible:outline-3"
        >
          <input
            type="radio"
            name="months"
            value={months}
            defaultChecked={String(months) === value}
            className="size-5 shrink-0 accent-dusk outline-none"
          />
          <span className="leading-tight font-semibold">
            {t('plans.own.pauseFor', { months })}
            <span className="block text-step--1 font-normal text-muted" suppressHydrationWarning>
              {t('plans.own.pauseNext', {
                day: day(nextChargeAt(new Date(periodEndsAt), months).toISOString()),
              })}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
