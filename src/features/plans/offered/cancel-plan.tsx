import { useTranslations } from 'use-intl';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';
import type { SubscriptionView } from '../subscription/contract.ts';
import { usePlanWords } from '../web/use-plan-words.ts';
import { OneButton } from './one-button.tsx';
import { cancelForm } from './subscription-forms.ts';

/** Two clicks: this, and the button that it shows. */
export function CancelPlan({ subscription: { state, periodEndsAt } }: { subscription: SubscriptionView }) {
  const t = useTranslations();
  const { day } = usePlanWords();
  const { box } = useDisclosed();
  return (
    <Disclosure box={box} opener={t('plans.own.cancel')} isRefused={false}>
      <p className="mt-2 max-w-reading text-pretty">
        {state === 'active'
          ? t('plans.own.cancelText', { day: day(periodEndsAt) })
          : t('plans.own.cancelNow')}
      </p>
      <OneButton form={cancelForm}>{t('plans.own.cancelSure')}</OneButton>
    </Disclosure>
  );
}
