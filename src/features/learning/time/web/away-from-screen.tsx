import { useTranslations } from 'use-intl';
import { ItemKindIcon } from '#features/learning/offered/item-kind-icon.tsx';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { itemKinds } from '#features/learning/kinds/policy.ts';

/** Something to do without a screen: a challenge or a deed of the course, else something to talk about. */
export function AwayFromScreen({ course }: { course: CourseView }) {
  const t = useTranslations();
  const items = course.chapters.flatMap(({ items }) => items);
  const task =
    items.find(({ type, reason }) => type === 'challenge' && reason !== 'coming_soon') ??
    items.find(({ type, reason }) => type === 'rwi' && reason !== 'coming_soon');
  return (
    <div className="rounded-card bg-sand p-5">
      <h3 className="text-step-1">{t('learning.time.away')}</h3>
      {task ? (
        <div className="mt-3 flex items-start gap-4">
          <ItemKindIcon kind={task.type} label={t(itemKinds[task.type].name)} />
          <div className="min-w-0">
            <p className="font-semibold">{task.title}</p>
            <p className="mt-1">{task.summary}</p>
          </div>
        </div>
      ) : (
        <p className="mt-2">{t('learning.time.talk')}</p>
      )}
    </div>
  );
}
