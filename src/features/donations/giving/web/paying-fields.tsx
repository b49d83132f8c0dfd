import { useTranslations } from 'use-intl';
import { fundMethods } from '#core/payment-providers.ts';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { MethodChoice } from '#features/plans/offered/method-choice.tsx';
import type { DonationFormView } from '../contract.ts';

type PayingFieldsProps = Pick<DonationFormView, 'methods' | 'saved' | 'mayKeep'>;

/** How it is paid. What only a fund, or only a card of one's own, needs goes away where another way is chosen, and funds, which nobody can ask again by itself, where the gift recurs. */
export function PayingFields({ methods, saved, mayKeep }: PayingFieldsProps) {
  const t = useTranslations();
  return (
    <div className="group/paying">
      <div className="group-has-[[name=period]:is(:checked,[type=hidden]):not([value=once])]/give:[&_label:has([data-way=fund])]:hidden">
        <MethodChoice methods={methods} saved={saved} />
      </div>
      {methods.some((method) => fundMethods.includes(method)) && (
        <div className="mt-5 grid items-start gap-5 group-has-[[data-way=page]:checked]/paying:hidden group-has-[[data-way=saved]:checked]/paying:hidden group-has-[[name=period]:is(:checked,[type=hidden]):not([value=once])]/give:hidden sm:grid-cols-2">
          <PageField
            name="fundAccount"
            label={t('donations.form.fundAccount')}
            hint={t('donations.form.fundHint')}
          >
            {(control) => <TextInput {...control} autoComplete="off" dir="ltr" maxLength={120} />}
          </PageField>
          <PageField
            name="fundCode"
            label={t('donations.form.fundCode')}
            hint={methods.includes('ojc') ? t('donations.form.fundCodeHint') : undefined}
          >
            {(control) => <TextInput {...control} autoComplete="off" dir="ltr" maxLength={12} />}
          </PageField>
        </div>
      )}
      {mayKeep && (
        <PageCheckbox
          name="keeps"
          label={t('donations.form.keeps')}
          className="mt-3 group-has-[[data-way=fund]:checked]/paying:hidden group-has-[[data-way=saved]:checked]/paying:hidden group-has-[[name=period]:is(:checked,[type=hidden]):not([value=once])]/give:hidden"
        />
      )}
    </div>
  );
}
