import type { ReactNode } from 'react';
import { avatarHref } from '#core/avatar-names.ts';

const look =
  'relative block cursor-pointer rounded-pill p-1 ring-2 ring-transparent transition duration-200 ease-paper ' +
  'hover:ring-edge has-checked:ring-4 has-checked:ring-pomegranate has-focus-visible:outline-3 has-focus-visible:outline-offset-4';

interface AvatarTileProps {
  /** The id of a picture; empty for the initials. */
  value: string;
  /** The picture's description. */
  text: string;
  checked: boolean;
  /** Replaces the picture of that name. */
  children?: ReactNode;
}

/** One of the pictures to choose from, as a radio button. */
export function AvatarTile({ value, text, checked, children }: AvatarTileProps) {
  return (
    <label title={text} className={look}>
      <input type="radio" name="avatar" value={value} defaultChecked={checked} className="sr-only" />
      {children ??
        (value && (
          <img
            src={avatarHref(value)}
            alt=""
            width={96}
            height={96}
            loading="lazy"
            className="w-full rounded-pill"
          />
        ))}
      <span className="sr-only">{text}</span>
    </label>
  );
}
