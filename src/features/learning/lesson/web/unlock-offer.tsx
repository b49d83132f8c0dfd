import { useQuery, useQueryClient } from '@tanstack/react-query';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { loadItem } from '#features/learning/kinds/web/load-item.ts';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import { unlockForm } from './unlock-form.ts';
import { ratingsQuery, unlocksQuery } from '#features/learning/offered/learning-queries.ts';

/** For a free account at a paid item: offers to unlock this course, while it has unlocks left. */
export function UnlockOffer({ course, item }: { course: CourseView; item: ItemView }) {
  const t = useTranslations();
  const page = usePage();
  const queries = useQueryClient();
  const { data: unlocks } = useQuery(unlocksQuery(page));
  const form = usePageForm(unlockForm, {
    about: [course.id],
    async onDone(left) {
      queries.setQueryData(unlocksQuery(page).queryKey, left);
      // The lesson opens once its content is loaded.
      await Promise.all([
        loadItem({ ...page, queries }, item),
        queries.ensureQueryData(ratingsQuery(page, item.id)),
      ]);
      await Promise.all([
        queries.invalidateQueries({ queryKey: page.api.learning.course.key() }),
        queries.invalidateQueries({ queryKey: viewerKey }),
      ]);
    },
  });
  if (!unlocks || unlocks.unlocksLeft === 0) return null;
  return (
    <PageForm form={form} className="mt-5 rounded-card bg-tint-gold p-5">
      <p className="font-semibold">{t('learning.unlock.title')}</p>
      <p className="mt-1">{t('learning.unlock.text', { course: course.title })}</p>
      <SubmitButton size="s" icon={IconLockOpen} className="mt-4">
        {t('learning.unlock.open')}
      </SubmitButton>
    </PageForm>
  );
}
