import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { ItemKindIcon } from '../../../../ui/item-kind-icon.tsx';
import type { ItemView } from '../../contract.ts';

export interface ItemPictureProps {
  item: ItemView;
  className?: string | undefined;
}

/** The film's own picture, with a play mark if it is open, or the sign of its kind on a sheet as large. Decorative. */
export function ItemPicture({ item, className }: ItemPictureProps) {
  return (
    <div
      className={classNames(
        'relative grid aspect-video place-items-center self-start overflow-clip rounded-small bg-sand',
        className,
      )}
    >
      {item.poster ? (
        <img
          src={item.poster}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <ItemKindIcon kind={item.type} />
      )}
      {item.poster && item.mayWatch && (
        <span className="relative grid size-9 place-content-center rounded-pill bg-paper text-pomegranate shadow-lift-2 sm:size-12">
          <Icon shape={IconPlayerPlayFilled} size={20} />
        </span>
      )}
    </div>
  );
}
