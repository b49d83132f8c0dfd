import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';
import { longestPause } from '../policy.ts';
import { pauseForm } from './subscription-forms.ts';

/** A rest after this period, of one month up to three. */
export function PausePlan() {
  const t = useTranslations();
  const { api } = usePage();
  const { box } = useDisclosed();
  const form = usePageForm(pauseForm, { invalidates: [api.plans.key()] });
  const months = Array.from({ length: longestPause }, (_, index) => String(index + 1));
  return (
    <Disclosure box={box} opener={t('plans.own.pause')} isRefused={form.refusal !== undefined}>
      <p className="mt-2 max-w-reading text-pretty">{t('plans.own.pauseText')}</p>
      <PageForm form={form} className="mt-3 flex flex-wrap gap-3">
        {months.map((month) => (
          <SubmitButton key={month} name="months" value={month} size="s" variant="secondary">
            {t('plans.own.pauseFor', { months: Number(month) })}
          </SubmitButton>
        ))}
      </PageForm>
    </Disclosure>
  );
}
