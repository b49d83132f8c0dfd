import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { cancelForm } from './order-forms.ts';

/** Cancels an order that is not packed yet, after a second press. */
export function CancelOrder({ id, version }: { id: string; version: number }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(cancelForm, {
    about: [id],
    doneText: t('store.mine.cancelDone'),
    invalidates: [api.store.key(), api.rewards.key()],
  });
  return (
    <details open={form.isPosted}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {t('store.mine.cancel')}
      </summary>
      <PageForm form={form} className="rounded-control bg-sand p-4">
        <input type="hidden" name="version" value={version} />
        <p className="mb-3">{t('store.mine.cancelQuestion')}</p>
        <SubmitButton variant="secondary" size="s">
          {t('store.mine.cancelConfirm')}
        </SubmitButton>
      </PageForm>
    </details>
  );
}
