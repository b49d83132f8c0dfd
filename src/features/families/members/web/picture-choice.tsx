import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import { usePage } from '#page/page-provider.tsx';
import { AvatarTile } from '#features/people/offered/avatar-tile.tsx';

/** The pictures to choose from; what the child wears stays among them even if it is offered no longer. */
export function PictureChoice({ known }: { known: string | undefined }) {
  const t = useTranslations();
  const { api } = usePage();
  const { avatars } = useSuspenseQuery(api.people.avatars.queryOptions()).data;
  const { value: chosen = known } = useFormField('avatar');
  const isOffered = known === undefined || avatars.some(({ id }) => id === known);
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('families.form.picture')}</legend>
      <div className="grid max-h-80 grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2 overflow-y-auto rounded-control bg-sand p-3">
        {!isOffered && <AvatarTile value={known} text={t('families.form.pictureNow')} checked />}
        {avatars.map(({ id, name }) => (
          <AvatarTile key={id} value={id} text={name} checked={id === chosen} />
        ))}
      </div>
    </fieldset>
  );
}
