import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import type { AdminItem } from '#features/store/items/contract.ts';
import { statusForm } from './item-forms.ts';

/** Puts an item into the store, or takes it out. */
export function StatusButtons({ item: { id, version, status } }: { item: AdminItem }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(statusForm, {
    about: [id],
    doneText: t('store.edit.saved'),
    invalidates: [api.store.key()],
  });
  return (
    <PageForm form={form} className="flex flex-wrap gap-2">
      <input type="hidden" name="version" value={version} />
      {status === 'published' ? (
        <SubmitButton name="status" value="archived" variant="secondary">
          {t('store.status.archive')}
        </SubmitButton>
      ) : (
        <SubmitButton name="status" value="published">
          {t('store.status.publish')}
        </SubmitButton>
      )}
    </PageForm>
  );
}
