import IconBrandPaypal from '@tabler/icons-react/dist/esm/icons/IconBrandPaypal.mjs';
import IconCreditCardPay from '@tabler/icons-react/dist/esm/icons/IconCreditCardPay.mjs';
import { useTranslations } from 'use-intl';
import type { PaymentMethod } from '#core/payment-providers.ts';
import { useFormField } from '#page/form/form-context.ts';
import { Icon } from '#ui/icon/icon.tsx';

/** The ways to pay in the currency, as radio buttons. */
export function MethodChoice({ methods }: { methods: readonly PaymentMethod[] }) {
  const t = useTranslations();
  const { value = methods[0], issue } = useFormField('method');
  const words: Partial<Record<PaymentMethod, string>> = {
    creditOrDebit: t('plans.method.card'),
    paypal: t('plans.method.paypal'),
    yaad: t('plans.method.card'),
  };
  return (
    <fieldset>
      <legend className="mb-3 text-step-1 font-bold">{t('plans.pay.how')}</legend>
      {issue && (
        <p role="alert" tabIndex={-1} data-wrong className="mb-3 font-medium text-danger">
          {issue}
        </p>
      )}
      <div className="space-y-3">
        {methods.map((method) => (
          <label
            key={method}
            className="flex min-h-14 cursor-pointer items-center gap-4 rounded-control border-2 border-ink-soft/30 px-4 has-checked:border-dusk has-checked:bg-sky/50 has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="method"
              value={method}
              defaultChecked={method === value}
              className="size-5 accent-dusk outline-none"
            />
            <Icon shape={method === 'paypal' ? IconBrandPaypal : IconCreditCardPay} size={24} />
            <span className="font-medium">{words[method] ?? method}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
