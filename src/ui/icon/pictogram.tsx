import { classNames } from '../styles/class-names.ts';
import { Icon, type IconShape } from './icon.tsx';

export interface PictogramLook {
  shape: IconShape;
  /** The classes of its paper and its ink. */
  paper: string;
}

export interface PictogramProps {
  look: PictogramLook;
  /** What it stands for; left out where the word is shown beside it. */
  label?: string | undefined;
  size?: 'm' | 'l' | undefined;
  className?: string | undefined;
}

/** A paper disc with an icon that stands for a kind of thing. */
export function Pictogram({ look: { shape, paper }, label, size = 'm', className }: PictogramProps) {
  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label}
      className={classNames(
        'inline-grid shrink-0 place-content-center rounded-pill',
        size === 'l' ? 'size-14' : 'size-10',
        paper,
        className,
      )}
    >
      <Icon shape={shape} size={size === 'l' ? 28 : 20} />
    </span>
  );
}
