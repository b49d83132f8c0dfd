import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { Editor } from '#page/editor/editor.tsx';
import { useEditor } from '#page/editor/use-editor.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { SchoolView } from '#features/schools/contract.ts';
import { SchoolFields } from './school-fields.tsx';
import { schoolForm } from './school-forms.ts';
import { schoolQuery } from './school-queries.ts';
import { useFieldWords } from './use-field-words.ts';

/** `/admin/settings/schools/{id}` */
export default function SchoolPage() {
  const { api } = usePage();
  const { schoolId = '' } = useParams();
  const { data: school } = useSuspenseQuery(schoolQuery(api, schoolId));
  // Another school is another form.
  return <SchoolEditor key={schoolId} school={school} />;
}

function SchoolEditor({ school }: { school: SchoolView }) {
  const t = useTranslations();
  const { api } = usePage();
  const editor = useEditor(schoolForm, {
    about: [school.id],
    object: `school:${school.id}`,
    person: useViewer()?.id ?? '',
    version: school.version,
    versionOf: ({ version }) => version,
    ...useFieldWords(),
    doneText: t('schools.edit.saved'),
    invalidates: [api.schools.key()],
  });
  return (
    <>
      <AdminPageHead
        title={school.name}
        trail={[{ text: t('schools.list.title'), href: adminHref('schools') }]}
      >
        {t('schools.edit.people', { count: school.people })}
      </AdminPageHead>
      <div className="mt-6 max-w-reading">
        <Editor
          editor={editor}
          actions={
            <Button variant="quiet" href={adminHref('schools')}>
              {t('schools.edit.back')}
            </Button>
          }
        >
          <SchoolFields school={school} />
        </Editor>
      </div>
    </>
  );
}
