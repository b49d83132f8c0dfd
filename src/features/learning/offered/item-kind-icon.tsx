import { pictogramLooks } from '#ui/icon/pictogram-looks.ts';
import { Pictogram, type PictogramProps } from '#ui/icon/pictogram.tsx';
import type { ItemType } from '#core/item-types.ts';
import { itemKinds } from '../kinds/policy.ts';

export interface ItemKindIconProps extends Omit<PictogramProps, 'look'> {
  kind: ItemType;
}

/** The pictogram of one kind of item. */
export function ItemKindIcon({ kind, ...rest }: ItemKindIconProps) {
  return <Pictogram look={pictogramLooks[itemKinds[kind].pictogram]} {...rest} />;
}
