import { useTranslations } from 'use-intl';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { href } from '#urls.ts';
import type { FamilyChild } from '#features/families/contract.ts';

/** What a child learns now, and the way to what she has made or would like and waits for a grown-up. */
export function ChildLearning({ child: { learning, worksWaiting, ordersWaiting } }: { child: FamilyChild }) {
  const t = useTranslations();
  return (
    <div className="mt-5">
      {learning ? (
        <>
          <a
            href={href('course', { courseSlug: learning.slug })}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {learning.title}
          </a>
          <ProgressBar
            share={learning.progress / 100}
            label={t('home.family.progressOf', { title: learning.title })}
            className="mt-1 w-full"
          />
        </>
      ) : (
        <p className="text-muted">{t('home.family.nothingYet')}</p>
      )}
      {worksWaiting + ordersWaiting > 0 && (
        <ul className="mt-4 rounded-card bg-tint-gold px-4 py-2">
          {worksWaiting > 0 && (
            <li>
              <a href="#children-works" className="inline-flex min-h-11 items-center font-semibold underline">
                {t('home.family.works', { count: worksWaiting })}
              </a>
            </li>
          )}
          {ordersWaiting > 0 && (
            <li>
              <a href="#asked-orders" className="inline-flex min-h-11 items-center font-semibold underline">
                {t('home.family.orders', { count: ordersWaiting })}
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
