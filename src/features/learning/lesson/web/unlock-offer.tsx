import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { viewerKey } from '#features/accounts/offered/viewer-query.ts';
import type { CourseView, ItemView } from '#features/learning/contract.ts';
import { loadItem } from './load-item.ts';
import { ratingsQuery, unlocksQuery } from '#features/learning/offered/learning-queries.ts';

/** For a free account at a paid item: offers to unlock this course, while it has unlocks left. */
export function UnlockOffer({ course, item }: { course: CourseView; item: ItemView }) {
  const t = useTranslations();
  const page = usePage();
  const queries = useQueryClient();
  const { data: unlocks } = useQuery(unlocksQuery(page));
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => page.api.learning.unlockCourse.call({ id: course.id }),
    async onSuccess(unlocks) {
      queries.setQueryData(unlocksQuery(page).queryKey, unlocks);
      // The lesson opens once its content is loaded.
      await Promise.all([
        loadItem[item.type]?.({ ...page, queries }, item.id),
        queries.ensureQueryData(ratingsQuery(page, item.id)),
      ]);
      await Promise.all([
        queries.invalidateQueries({ queryKey: page.api.learning.course.key() }),
        queries.invalidateQueries({ queryKey: viewerKey }),
      ]);
    },
    onError: (error) =>
      toasts.show({ tone: 'danger', text: findRefusal(error)?.message ?? t('page.request.network') }),
  });
  if (!unlocks || unlocks.unlocksLeft === 0) return null;
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
      className="mt-5 rounded-card bg-tint-gold p-5"
    >
      <p className="font-semibold">{t('learning.unlock.title')}</p>
      <p className="mt-1">{t('learning.unlock.text', { course: course.title })}</p>
      <Button
        type="submit"
        name="form"
        value="unlock"
        size="s"
        icon={IconLockOpen}
        busy={isPending || isSuccess}
        className="mt-4"
      >
        {t('learning.unlock.open')}
      </Button>
    </form>
  );
}
