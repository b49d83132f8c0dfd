import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconShape } from '../icon/icon.tsx';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label'
> {
  icon: IconShape;
  /** What the button does; also its tooltip. */
  label: string;
  mirrors?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A round 44 px button that shows an icon only. */
export function IconButton({
  icon,
  label,
  mirrors = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-11 shrink-0 place-content-center rounded-pill bg-current/0 transition duration-200 ease-paper',
        'hover:bg-current/8 active:translate-y-px disabled:opacity-60',
        className,
      )}
    >
      <Icon shape={icon} mirrors={mirrors} size={22} />
    </button>
  );
}
