import { useTranslations } from 'use-intl';
import type { AdminItem } from '#features/store/items/contract.ts';
import type { ItemKind } from '#features/store/policy.ts';
import { AvatarInput, FrameInput } from './cosmetic-inputs.tsx';
import { CostInputs } from './cost-inputs.tsx';
import { LimitInputs } from './limit-inputs.tsx';
import { PictureInput } from './picture-input.tsx';
import { SizeInputs } from './size-inputs.tsx';
import { TextInputs } from './text-inputs.tsx';

interface ItemInputsProps {
  kind: ItemKind;
  item?: AdminItem;
  /** Has an uploaded picture chosen. */
  onPicture(take: (file: string) => void): void;
}

/** What an item says and costs: to be filled in, or changed. */
export function ItemInputs({ kind, item, onPicture }: ItemInputsProps) {
  const t = useTranslations();
  return (
    <>
      <TextInputs kind={kind} known={item?.texts} />
      {kind === 'avatar' && <AvatarInput item={item} />}
      {kind === 'frame' && <FrameInput known={item?.frame} />}
      {kind === 'impact' || kind === 'goods' ? (
        <PictureInput known={item?.picture} onPicture={onPicture} />
      ) : (
        <input type="hidden" name="picture" value={item?.picture ?? 'gift'} />
      )}
      <h2 className="border-t border-line pt-5 text-step-1 font-bold">{t('store.edit.costs')}</h2>
      <CostInputs kind={kind} item={item} />
      {kind === 'goods' ? (
        <SizeInputs item={item} />
      ) : (
        <input type="hidden" name="lowStock" value={item?.lowStock ?? 0} />
      )}
      <LimitInputs item={item} />
    </>
  );
}
