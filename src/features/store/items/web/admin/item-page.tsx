import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { Editor } from '#page/editor/editor.tsx';
import { useEditor } from '#page/editor/use-editor.ts';
import { usePage } from '#page/page-provider.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { AdminItem } from '#features/store/items/contract.ts';
import { BudgetPanel } from '#features/store/budgets/web/admin/budget-panel.tsx';
import { itemQuery } from '#features/store/web/admin/admin-store-queries.ts';
import { ItemInputs } from './item-inputs.tsx';
import { itemForm } from './item-forms.ts';
import { ItemStatusBadge } from './item-status-badge.tsx';
import { StatusButtons } from './status-buttons.tsx';
import { StockPanel } from './stock-panel.tsx';
import { useFieldWords } from './use-field-words.ts';
import { usePictureDialog } from './use-picture-dialog.tsx';

/** `/admin/settings/store/{id}`: an item, with its budget or its stock. */
export default function ItemPage() {
  const { api } = usePage();
  const { storeItemId = '' } = useParams();
  const { data: item } = useSuspenseQuery(itemQuery(api, storeItemId));
  // Another item is another form.
  return <ItemEditor key={storeItemId} item={item} />;
}

function ItemEditor({ item }: { item: AdminItem }) {
  const t = useTranslations();
  const { api } = usePage();
  const { onPicture, dialog } = usePictureDialog();
  const editor = useEditor(itemForm, {
    about: [item.id],
    object: `store-item:${item.id}`,
    person: useViewer()?.id ?? '',
    version: item.version,
    versionOf: ({ version }) => version,
    ...useFieldWords(),
    doneText: t('store.edit.saved'),
    invalidates: [api.store.key()],
  });
  return (
    <>
      <AdminPageHead
        title={item.name}
        trail={[{ text: t('store.list.title'), href: adminHref('adminStore') }]}
        actions={<StatusButtons item={item} />}
      />
      <p className="mt-2 flex flex-wrap items-center gap-3 text-muted">
        <ItemStatusBadge status={item.status} />
        {t('store.edit.redeemed', { count: item.redeemed })}
      </p>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Editor editor={editor}>
          <ItemInputs kind={item.kind} item={item} onPicture={onPicture} />
        </Editor>
        {item.kind === 'impact' && <BudgetPanel item={item} />}
        {item.kind === 'goods' && <StockPanel item={item} />}
      </div>
      {dialog}
    </>
  );
}
