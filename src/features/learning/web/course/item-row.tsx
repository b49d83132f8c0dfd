import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { href } from '../../../../urls.ts';
import type { ItemView } from '../../contract.ts';
import { kindMessages } from '../item-messages.ts';
import { ItemLock } from './item-lock.tsx';
import { ItemPicture } from './item-picture.tsx';

export interface ItemRowProps {
  courseSlug: string;
  item: ItemView;
  isDone: boolean;
  /** The one to go on with. */
  isNext: boolean;
}

/** One item of a chapter: a link if it is open, else why it is closed and what opens it. */
export function ItemRow({ courseSlug, item, isDone, isNext }: ItemRowProps) {
  const t = useTranslations();
  const kind = t(kindMessages[item.type]);
  return (
    <div
      className={classNames(
        'relative flex gap-4 rounded-control p-2 transition-colors duration-200 sm:gap-6 sm:p-3',
        isNext ? 'bg-tint-gold' : item.mayWatch && 'hover:bg-sand',
      )}
    >
      <ItemPicture item={item} />
      <div className="min-w-0 grow py-0.5 sm:py-1">
        <div className="flex items-start justify-between gap-3">
          <h4 className="text-step-0 leading-snug sm:text-step-1">
            {item.mayWatch ? (
              <a href={href('lesson', { courseSlug, itemId: item.id })} className="stretched-link">
                {item.title}
              </a>
            ) : (
              item.title
            )}
          </h4>
          {isDone && (
            <span className="inline-grid size-7 shrink-0 place-content-center rounded-pill bg-olive text-white">
              <Icon shape={IconCheck} size={18} />
              <span className="sr-only">{t('learning.item.done')}</span>
            </span>
          )}
        </div>
        <p className="mt-0.5 text-step--1 font-medium text-muted">
          {item.minutes > 0 ? t('learning.item.kindAndMinutes', { kind, minutes: item.minutes }) : kind}
        </p>
        <p className="mt-1 max-w-reading text-step--1 text-muted sm:text-step-0">{item.summary}</p>
        {!item.mayWatch && item.reason && (
          <ItemLock courseSlug={courseSlug} item={item} reason={item.reason} />
        )}
      </div>
    </div>
  );
}
