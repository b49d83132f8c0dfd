import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { CachedPart } from '#ui/layout/cached-part.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { ItemKindIcon } from '#features/learning/offered/item-kind-icon.tsx';
import { href } from '#urls.ts';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import { itemKinds } from '#features/learning/kinds/policy.ts';
import { lockMessage } from '#features/learning/offered/item-messages.ts';

export interface ItemListProps {
  courseSlug: string;
  items: readonly ItemView[];
  /** Ids of the items the viewer has completed. */
  completed: ReadonlySet<string>;
  /** The current page's item, which is highlighted. */
  currentId?: string | undefined;
  className?: string | undefined;
}

/** A chapter's items as links, each with its kind, length and whether it is done or closed. For use on paper. */
export function ItemList({ courseSlug, items, completed, currentId, className }: ItemListProps) {
  return (
    <ol className={classNames('space-y-1', className)}>
      {items.map((item) => (
        <CachedPart
          key={item.id}
          as="li"
          part={ItemLink}
          with={{ courseSlug, item, isDone: completed.has(item.id), isCurrent: item.id === currentId }}
        />
      ))}
    </ol>
  );
}

interface ItemLinkProps {
  courseSlug: string;
  item: ItemView;
  isDone: boolean;
  isCurrent: boolean;
}

function ItemLink({ courseSlug, item, isDone, isCurrent }: ItemLinkProps) {
  const t = useTranslations();
  const kind = t(itemKinds[item.type].name);
  const lock = lockMessage(item);
  return (
    <a
      href={href('lesson', { courseSlug, itemSlug: item.slug })}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'group flex min-h-16 items-center gap-3 rounded-control px-3 py-2 transition duration-200 ease-paper',
        isCurrent ? 'bg-tint-gold' : 'hover:bg-sand',
      )}
    >
      <ItemKindIcon kind={item.type} className={classNames(!item.mayWatch && 'opacity-60')} />
      <span className="min-w-0 grow">
        <span className={classNames('block leading-snug', isCurrent ? 'font-bold' : 'font-medium')}>
          {item.title}
        </span>
        <span className="block text-step--1 text-muted">
          {lock
            ? t('learning.item.kindAndLock', { kind, lock: t(lock) })
            : item.minutes > 0
              ? t('learning.item.kindAndMinutes', { kind, minutes: item.minutes })
              : kind}
        </span>
      </span>
      <ItemState item={item} isDone={isDone} />
    </a>
  );
}

function ItemState({ item, isDone }: { item: ItemView; isDone: boolean }) {
  const t = useTranslations();
  if (isDone) {
    return (
      <span className="inline-grid size-7 shrink-0 place-content-center rounded-pill bg-olive text-white">
        <Icon shape={IconCheck} size={18} />
        <span className="sr-only">{t('learning.item.done')}</span>
      </span>
    );
  }
  if (item.mayWatch) return null;
  return (
    <Icon shape={item.reason === 'coming_soon' ? IconClock : IconLock} size={18} className="text-muted" />
  );
}
