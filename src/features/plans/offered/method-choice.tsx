import IconBrandPaypal from '@tabler/icons-react/dist/esm/icons/IconBrandPaypal.mjs';
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import IconCreditCardPay from '@tabler/icons-react/dist/esm/icons/IconCreditCardPay.mjs';
import { useTranslations } from 'use-intl';
import { fundMethods, type PaymentMethod } from '#core/payment-providers.ts';
import { useFormField } from '#page/form/form-context.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { savedValue, type SavedWay } from './saved-way.ts';

interface MethodChoiceProps {
  methods: readonly PaymentMethod[];
  /** What the payer has saved; the first of it is chosen at first. */
  saved?: readonly SavedWay[];
}

/** The ways to pay in the currency, as radio buttons. */
export function MethodChoice({ methods, saved = [] }: MethodChoiceProps) {
  const t = useTranslations();
  const ways = [
    ...saved.map((way) => ({ value: savedValue(way), method: way.method, label: way.label })),
    ...methods.map((method) => ({ value: method, method, label: undefined })),
  ];
  const { value = ways[0]?.value, issue } = useFormField('method');
  const words: Record<PaymentMethod, string> = {
    creditOrDebit: saved.length > 0 ? t('plans.method.otherCard') : t('plans.method.card'),
    paypal: t('plans.method.paypal'),
    yaad: saved.length > 0 ? t('plans.method.otherCard') : t('plans.method.card'),
    // Names of companies, the same in every language.
    'donors-fund': 'The Donors’ Fund',
    aac: 'Achisomoch (AAC)',
    ojc: 'OJC Fund',
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
        {ways.map(({ value: own, method, label }) => (
          <label
            key={own}
            className="flex min-h-14 cursor-pointer items-center gap-4 rounded-control border-2 border-ink-soft/30 px-4 has-checked:border-dusk has-checked:bg-sky/50 has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="method"
              value={own}
              defaultChecked={own === value}
              data-way={label !== undefined ? 'saved' : fundMethods.includes(method) ? 'fund' : 'page'}
              className="size-5 shrink-0 accent-dusk outline-none"
            />
            <Icon
              shape={
                method === 'paypal'
                  ? IconBrandPaypal
                  : fundMethods.includes(method)
                    ? IconBuildingBank
                    : IconCreditCardPay
              }
              size={24}
            />
            <bdi className="min-w-0 font-medium wrap-anywhere">{label ?? words[method]}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
