import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { ItemKindIcon } from '../../../../ui/item-kind-icon.tsx';
import type { ItemView } from '../../contract.ts';

/** The film's own picture with a play mark, or the sign of its kind, in a column as wide for all. Decorative. */
export function ItemPicture({ item }: { item: ItemView }) {
  const place = 'w-20 shrink-0 sm:w-44';
  if (!item.poster) {
    return (
      <div className={place}>
        <span className="grid aspect-square place-content-center rounded-small bg-sand sm:aspect-video">
          <ItemKindIcon kind={item.type} size="l" />
        </span>
      </div>
    );
  }
  return (
    <div className={classNames(place, 'relative')}>
      <img
        src={item.poster}
        alt=""
        width={320}
        height={180}
        loading="lazy"
        decoding="async"
        className="aspect-video w-full rounded-small object-cover shadow-lift-1"
      />
      {item.mayWatch && (
        <span className="absolute inset-x-0 top-0 grid aspect-video place-content-center">
          <span className="grid size-9 place-content-center rounded-pill bg-paper text-pomegranate shadow-lift-2 sm:size-12">
            <Icon shape={IconPlayerPlayFilled} size={20} />
          </span>
        </span>
      )}
    </div>
  );
}
