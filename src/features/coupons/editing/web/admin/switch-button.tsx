import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import type { CouponDetail } from '#features/coupons/editing/contract.ts';
import { switchForm } from './coupon-forms.ts';

/** Switches a coupon off, or on again. */
export function SwitchButton({ coupon: { id, isOn } }: { coupon: CouponDetail }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(switchForm, {
    about: [id],
    doneText: isOn ? t('coupons.edit.switchedOff') : t('coupons.edit.switchedOn'),
    invalidates: [api.coupons.key()],
  });
  return (
    <PageForm form={form}>
      <input type="hidden" name="isOn" value={String(!isOn)} />
      <SubmitButton variant="secondary">
        {isOn ? t('coupons.edit.switchOff') : t('coupons.edit.switchOn')}
      </SubmitButton>
    </PageForm>
  );
}
