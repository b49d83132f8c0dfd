import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { buttonLook } from './button-look.ts';
import type { ButtonSize, ButtonVariant } from './button-look.ts';
import { classNames } from '../styles/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconShape } from '../icon/icon.tsx';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
  icon?: IconShape;
  /** The icon is an arrow and is mirrored in Hebrew. */
  iconMirrors?: boolean;
  iconAfter?: boolean;
  children: ReactNode;
}

export interface LinkButtonProps
  extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface PushButtonProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  href?: never;
  /** Whether its action is in progress: the button then says so, keeps the focus and ignores clicks. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export type ButtonProps = LinkButtonProps | PushButtonProps;

/** A link with `href`, else a `<button type="button">`. A button that submits or can be busy treats a double click as one click. */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'm',
    wide = false,
    icon,
    iconMirrors = false,
    iconAfter = false,
    ...rest
  } = props;
  const className = classNames(
    buttonLook(variant, size, wide),
    iconAfter && 'flex-row-reverse',
    rest.className,
  );
  const face = icon ? <Icon shape={icon} mirrors={iconMirrors} /> : null;
  if (rest.href !== undefined) {
    const { children, ...anchor } = rest;
    return (
      <a {...anchor} className={className}>
        {face}
        {children}
      </a>
    );
  }
  const { children, busy, onClick, type = 'button', ...button } = rest;
  const sends = type === 'submit' || busy !== undefined;
  const askOnce = (event: MouseEvent<HTMLButtonElement>) => {
    // Ignore the second click of a double click, even if the first request has finished.
    if (busy || (sends && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...button}
      type={type}
      className={className}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={askOnce}
    >
      {face}
      {children}
      {busy && (
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-0 h-1 origin-left animate-creep bg-current rtl:origin-right"
        />
      )}
    </button>
  );
}
