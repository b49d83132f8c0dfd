import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { AvatarCard } from './avatar-card.tsx';
import { galleryQuery } from './gallery-query.ts';

/** `/admin/avatars`: the pictures that people may choose, in the order in which they are offered. */
export default function GalleryPage() {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { avatars } = useSuspenseQuery(galleryQuery({ api })).data;
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: string[]) => api.people.orderAvatars.call({ ids }),
    onError: (error) =>
      toasts.show({ tone: 'danger', text: findRefusal(error)?.message ?? t('page.request.network') }),
    onSettled: () =>
      Promise.all(
        [api.people.gallery.key(), api.people.avatars.key()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const move = (from: number, to: number) => {
    const ids = avatars.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    mutate(ids);
  };
  return (
    <>
      <AdminPageHead
        address="adminAvatars"
        title={t('people.avatars.title')}
        actions={
          <Button href={adminHref('adminNewAvatar')} icon={IconPlus}>
            {t('people.avatars.add')}
          </Button>
        }
      >
        {t('people.avatars.intro')}
      </AdminPageHead>
      <ol className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
        {avatars.map((avatar, index) => (
          <AvatarCard
            key={avatar.id}
            avatar={avatar}
            isBusy={isPending}
            onEarlier={index > 0 ? () => move(index, index - 1) : undefined}
            onLater={index < avatars.length - 1 ? () => move(index, index + 1) : undefined}
          />
        ))}
      </ol>
    </>
  );
}
