import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { href } from '#urls.ts';
import { isolate } from '#ui/text/isolate.tsx';
import type { DeletionView } from '#features/settings/contract.ts';

/** To a teacher who may delete her account: who gets her classes, which end, and whose accounts go with hers. */
export function ClassFates({ fates }: { fates: NonNullable<DeletionView['classes']> }) {
  const t = useTranslations();
  const { items, cardStudents } = fates;
  return (
    <div className="mb-4 max-w-reading space-y-3 text-pretty">
      <h3 className="text-step-1 font-bold">{t('settings.account.classesTitle')}</h3>
      {items.length > 0 && (
        <ul className="list-disc space-y-1 ps-5">
          {items.map(({ id, name, students, heir }) => {
            const asLink = (label: ReactNode) => (
              <a href={href('classTeachers', { classId: id })} className="text-link font-medium">
                <bdi>{label}</bdi>
              </a>
            );
            return (
              <li key={id}>
                {heir === null
                  ? t.rich('settings.account.classEnds', { name, students, class: asLink })
                  : t.rich('settings.account.classGoes', {
                      name,
                      teacher: heir,
                      class: asLink,
                      bdi: isolate,
                    })}
              </li>
            );
          })}
        </ul>
      )}
      {items.some(({ heir, students }) => heir === null && students > 0) && (
        <p>{t('settings.account.classesKeep')}</p>
      )}
      {cardStudents > 0 && (
        <p className="font-semibold">{t('settings.account.cardStudents', { count: cardStudents })}</p>
      )}
      {items.length > 0 && <p>{t('settings.account.classesAdvice')}</p>}
    </div>
  );
}
