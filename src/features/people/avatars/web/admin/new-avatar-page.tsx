import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Field } from '#ui/field/field.tsx';
import { newAvatarForm } from './avatar-forms.ts';
import { NameFields } from './name-fields.tsx';
import { readPicture } from './read-picture.ts';

/** `/admin/avatars/new`: adds a picture to the gallery. */
export default function NewAvatarPage() {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const [image, setImage] = useState('');
  const choose = async (file: File | undefined) => setImage((file && (await readPicture(file))) ?? '');
  const form = usePageForm(newAvatarForm, {
    doneText: t('people.avatars.added'),
    invalidates: [api.people.gallery.key(), api.people.avatars.key()],
    onDone: () => navigate(adminHref('adminAvatars')),
  });
  return (
    <>
      <AdminPageHead
        address="adminNewAvatar"
        title={t('people.avatars.add')}
        trail={[{ text: t('people.avatars.title'), href: adminHref('adminAvatars') }]}
      />
      <Card className="mt-6 max-w-form">
        <PageForm form={form} className="space-y-6">
          <input type="hidden" name="image" value={image} />
          <Field
            label={t('people.avatars.file')}
            hint={t('people.avatars.fileHint')}
            error={form.changed.includes('file') ? undefined : form.refusal?.issues['image']}
            required
          >
            {(control) => (
              <input
                {...control}
                type="file"
                name="file"
                accept="image/svg+xml,image/png,image/jpeg,image/webp"
                className="block min-h-11 w-full rounded-control border-2 border-edge bg-white p-2"
                onChange={({ target }) => void choose(target.files?.[0])}
              />
            )}
          </Field>
          <fieldset>
            <legend className="mb-2 font-bold">{t('people.avatars.names')}</legend>
            <NameFields />
          </fieldset>
          <SubmitButton>{t('people.avatars.add')}</SubmitButton>
        </PageForm>
      </Card>
    </>
  );
}
