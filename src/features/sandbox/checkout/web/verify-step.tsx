import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { verifyForm } from './checkout-forms.ts';
import { QuietButton } from './quiet-button.tsx';
import { useCheckoutDone } from './use-checkout.ts';

/** What the payer's bank would ask (3-D Secure). */
export function VerifyStep() {
  const t = useTranslations();
  const form = usePageForm(verifyForm, { onDone: useCheckoutDone() });
  const isBusy = (value: string) => form.busy && form.pressed === value;
  return (
    <div className="max-w-reading">
      <Icon shape={IconBuildingBank} size={40} className="text-dusk" />
      <h1 className="mt-3 text-step-2 font-bold">{t('sandbox.verify.title')}</h1>
      <p className="mt-2 text-pretty text-ink-soft">{t('sandbox.verify.text')}</p>
      <PageForm form={form} className="mt-6 flex flex-wrap gap-3">
        <QuietButton name="answer" value="approve" busy={isBusy('approve')}>
          {t('sandbox.verify.approve')}
        </QuietButton>
        <QuietButton name="answer" value="refuse" busy={isBusy('refuse')} look="plain">
          {t('sandbox.verify.refuse')}
        </QuietButton>
      </PageForm>
    </div>
  );
}
