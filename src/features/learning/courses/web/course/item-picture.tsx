import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { isFilm } from '#features/learning/kinds/policy.ts';
import { ItemKindIcon } from '#features/learning/offered/item-kind-icon.tsx';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import { lockReason } from './lock-reasons.ts';

export interface ItemPictureProps {
  item: ItemView;
  className?: string | undefined;
}

/** An item's picture with the icon of its kind; a lock if it is closed. Decorative. */
export function ItemPicture({ item, className }: ItemPictureProps) {
  const isClosed = lockReason(item) !== undefined;
  const isPlayed = isFilm(item.type) && item.mayWatch;
  return (
    <div
      className={classNames(
        'relative grid aspect-video place-items-center self-start overflow-clip rounded-small bg-sand',
        className,
      )}
    >
      <img
        src={item.poster}
        alt=""
        width={320}
        height={180}
        loading="lazy"
        decoding="async"
        className={classNames('absolute inset-0 size-full object-cover', isClosed && 'opacity-75')}
      />
      {isPlayed ? (
        <span className="relative grid size-9 place-content-center rounded-pill bg-paper text-pomegranate shadow-lift-2 sm:size-12">
          <Icon shape={IconPlayerPlayFilled} size={20} />
        </span>
      ) : (
        <ItemKindIcon
          kind={item.type}
          className="absolute start-1 bottom-1 shadow-lift-1 max-sm:origin-bottom-left max-sm:scale-80 sm:start-2 sm:bottom-2 max-sm:rtl:origin-bottom-right"
        />
      )}
      {isClosed && (
        <span className="absolute end-1 top-1 grid size-7 place-content-center rounded-pill bg-paper text-ink shadow-lift-1 sm:end-2 sm:top-2">
          <Icon shape={IconLock} size={16} />
        </span>
      )}
    </div>
  );
}
