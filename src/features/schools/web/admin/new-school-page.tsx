import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { Editor } from '#page/editor/editor.tsx';
import { useEditor } from '#page/editor/use-editor.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { SchoolFields } from './school-fields.tsx';
import { newSchoolForm } from './school-forms.ts';
import { useFieldWords } from './use-field-words.ts';

/** `/admin/settings/schools/new` */
export default function NewSchoolPage() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const editor = useEditor(newSchoolForm, {
    object: 'school:new',
    person: useViewer()?.id ?? '',
    ...useFieldWords(),
    doneText: t('schools.edit.added'),
    invalidates: [api.schools.key()],
    onDone: () => navigate(adminHref('schools')),
  });
  return (
    <>
      <AdminPageHead
        title={t('schools.edit.newTitle')}
        trail={[{ text: t('schools.list.title'), href: adminHref('schools') }]}
      />
      <div className="mt-6 max-w-reading">
        <Editor
          editor={editor}
          saveLabel={t('schools.edit.add')}
          actions={
            <Button variant="quiet" href={adminHref('schools')}>
              {t('schools.edit.back')}
            </Button>
          }
        >
          <SchoolFields />
        </Editor>
      </div>
    </>
  );
}
