import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import type { ItemView, LockReason } from '#features/learning/catalogue/contract.ts';
import { itemKinds } from '#features/learning/kinds/policy.ts';
import { ItemLock, ItemLockWord } from './item-lock.tsx';
import { ItemPicture } from './item-picture.tsx';
import { lockReason } from './lock-reasons.ts';
import { inLanguage } from '#features/learning/offered/text-language.ts';

export interface ItemRowProps {
  courseSlug: string;
  item: ItemView;
  isDone: boolean;
  /** The item to continue with. */
  isNext: boolean;
  /** The reason that the chapter gives for all its closed items. */
  saidByChapter: LockReason | undefined;
}

/** One item of a chapter: a link if it is open, otherwise why it is closed and what opens it. */
export function ItemRow({ courseSlug, item, isDone, isNext, saidByChapter }: ItemRowProps) {
  const t = useTranslations();
  const kind = t(itemKinds[item.type].name);
  const reason = lockReason(item);
  return (
    <div
      className={classNames(
        'relative grid grid-cols-[7rem_1fr] gap-x-4 gap-y-2 rounded-control p-2 transition-colors duration-200',
        'sm:grid-cols-[11rem_1fr] sm:grid-rows-[auto_1fr] sm:gap-x-6 sm:gap-y-1 sm:p-3',
        'break-inside-avoid print:grid-cols-1 print:grid-rows-none print:py-1',
        isNext ? 'bg-tint-gold' : item.mayWatch && 'hover:bg-sand',
      )}
    >
      <ItemPicture item={item} className="sm:row-span-2 print:hidden" />
      <div className="flex min-w-0 items-start justify-between gap-3 self-center sm:self-start">
        <div className="min-w-0">
          <h4 className="text-step-0 leading-snug sm:text-step-1" {...inLanguage(item.lang)}>
            {item.mayWatch ? (
              <a href={href('lesson', { courseSlug, itemSlug: item.slug })} className="stretched-link">
                {item.title}
              </a>
            ) : (
              item.title
            )}
          </h4>
          <p className="mt-0.5 text-step--1 font-medium text-muted">
            {item.minutes > 0 ? t('learning.item.kindAndMinutes', { kind, minutes: item.minutes }) : kind}
          </p>
        </div>
        {isDone && (
          <span className="inline-grid size-7 shrink-0 place-content-center rounded-pill bg-olive text-white">
            <Icon shape={IconCheck} size={18} />
            <span className="sr-only">{t('learning.item.done')}</span>
          </span>
        )}
      </div>
      <div className="max-w-reading max-sm:col-span-2 max-sm:px-1">
        <p className="text-step--1 text-muted sm:text-step-0" {...inLanguage(item.lang)}>
          {item.summary}
        </p>
        {reason &&
          (reason === saidByChapter ? (
            <ItemLockWord reason={reason} />
          ) : (
            <ItemLock reason={reason} onSuccess={href('lesson', { courseSlug, itemSlug: item.slug })} />
          ))}
      </div>
    </div>
  );
}
