import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { Editor } from '#page/editor/editor.tsx';
import { useEditor } from '#page/editor/use-editor.ts';
import { usePage } from '#page/page-provider.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { itemKinds, type ItemKind } from '#features/store/policy.ts';
import { useStoreWords } from '#features/store/web/admin/store-words.ts';
import { ItemInputs } from './item-inputs.tsx';
import { newItemForm } from './item-forms.ts';
import { KindChoice } from './kind-choice.tsx';
import { useFieldWords } from './use-field-words.ts';
import { usePictureDialog } from './use-picture-dialog.tsx';

/** `/admin/settings/store/new`: first what kind of item, then what it says and costs. */
export default function NewItemPage() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const kind = itemKinds.find((each) => each === search.get('kind'));
  const { kinds } = useStoreWords();
  return (
    <>
      <AdminPageHead
        title={t('store.edit.newTitle')}
        trail={[{ text: t('store.list.title'), href: adminHref('adminStore') }]}
      >
        {kind ? kinds[kind] : t('store.edit.whichKind')}
      </AdminPageHead>
      {kind ? <NewItem key={kind} kind={kind} /> : <KindChoice />}
    </>
  );
}

function NewItem({ kind }: { kind: ItemKind }) {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const { onPicture, dialog } = usePictureDialog();
  const editor = useEditor(newItemForm, {
    object: `store-item:new-${kind}`,
    person: useViewer()?.id ?? '',
    ...useFieldWords(),
    doneText: t('store.edit.added'),
    invalidates: [api.store.key()],
    onDone: ({ id }) => navigate(adminHref('adminStoreItem', { storeItemId: id })),
  });
  return (
    <div className="mt-6 max-w-reading">
      <Editor editor={editor} saveLabel={t('store.edit.add')}>
        <input type="hidden" name="kind" value={kind} />
        <ItemInputs kind={kind} onPicture={onPicture} />
      </Editor>
      {dialog}
    </div>
  );
}
