import { framedHref } from '#core/store-art-names.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { ItemWords } from '../contract.ts';

interface ItemPictureProps {
  item: Pick<ItemWords, 'picture' | 'alt' | 'avatar' | 'frame' | 'kind'>;
  /** False for what is on the first screen: fetched at once. */
  lazy?: boolean;
  className?: string | undefined;
}

/** What an item looks like: its drawing, the avatar, or the frame around the viewer's own picture. Words stand beside it. */
export function ItemPicture({ item, lazy = true, className }: ItemPictureProps) {
  if (item.kind === 'avatar' || item.kind === 'frame') {
    return (
      <span className={classNames('grid place-content-center bg-sky', className)}>
        {item.frame ? (
          <FramedPicture frame={item.frame} />
        ) : (
          item.avatar && (
            <img
              src={item.avatar}
              alt=""
              width={200}
              height={200}
              loading="lazy"
              className="size-32 rounded-pill shadow-lift-2"
            />
          )
        )}
      </span>
    );
  }
  return (
    <img
      src={item.picture}
      alt={item.alt}
      width={320}
      height={240}
      loading={lazy ? 'lazy' : 'eager'}
      className={classNames('object-cover', className)}
    />
  );
}

interface FramedPictureProps {
  frame: NonNullable<ItemWords['frame']>;
  className?: string;
}

/** The viewer's picture inside a frame; for a visitor, a bird's. */
export function FramedPicture({ frame, className }: FramedPictureProps) {
  const viewer = useViewer();
  const name = viewer?.displayName || viewer?.fullName || '';
  const src = framedHref(frame, viewer ? viewer.avatar : 'dove');
  return <Avatar name={name} src={src} className={classNames('size-36! text-step-3!', className)} />;
}
