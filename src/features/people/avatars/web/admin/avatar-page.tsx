import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import type { AvatarView } from '#features/people/avatars/contract.ts';
import { namesForm, retireForm } from './avatar-forms.ts';
import { galleryQuery } from './gallery-query.ts';
import { NameFields } from './name-fields.tsx';

/** `/admin/avatars/:avatarId`: one picture of the gallery. */
export default function AvatarPage() {
  const t = useTranslations();
  const { avatarId } = useParams();
  const { avatars } = useSuspenseQuery(galleryQuery(usePage())).data;
  const avatar = avatars.find(({ id }) => id === avatarId);
  const trail = [{ text: t('people.avatars.title'), href: adminHref('adminAvatars') }];
  if (!avatar)
    return <AdminPageHead address="adminAvatar" title={t('people.avatars.unknown')} trail={trail} />;
  return (
    <>
      <AdminPageHead address="adminAvatar" title={avatar.name} trail={trail}>
        {avatar.retired ? t('people.avatars.retiredText') : undefined}
      </AdminPageHead>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Card className="flex flex-col items-center gap-5">
          <img
            src={avatar.href}
            alt=""
            width={256}
            height={256}
            className={`size-64 max-w-full rounded-pill ${avatar.retired ? 'opacity-50' : ''}`}
          />
          <Retiring key={`retire-${avatar.version}`} avatar={avatar} />
        </Card>
        {avatar.names && <Names key={`names-${avatar.version}`} avatar={avatar} />}
      </div>
    </>
  );
}

function useChanged() {
  const { api } = usePage();
  return [api.people.gallery.key(), api.people.avatars.key()];
}

function Retiring({ avatar }: { avatar: AvatarView }) {
  const t = useTranslations();
  const { retired, version } = avatar;
  const form = usePageForm(retireForm, {
    doneText: retired ? t('people.avatars.wasBroughtBack') : t('people.avatars.wasRetired'),
    invalidates: useChanged(),
  });
  return (
    <PageForm form={form} className="space-y-3 text-center">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="retired" value={retired ? 'no' : 'yes'} />
      <SubmitButton variant="secondary">
        {retired ? t('people.avatars.bringBack') : t('people.avatars.retire')}
      </SubmitButton>
      {!retired && <p className="text-step--1 text-muted">{t('people.avatars.retireHint')}</p>}
    </PageForm>
  );
}

function Names({ avatar }: { avatar: AvatarView }) {
  const t = useTranslations();
  const form = usePageForm(namesForm, {
    doneText: t('people.avatars.saved'),
    invalidates: useChanged(),
  });
  return (
    <Card>
      <h2 className="mb-3 font-bold">{t('people.avatars.names')}</h2>
      <PageForm form={form} className="space-y-5">
        <input type="hidden" name="version" value={avatar.version} />
        <NameFields names={avatar.names} />
        <SubmitButton>{t('people.avatars.save')}</SubmitButton>
      </PageForm>
    </Card>
  );
}
