import type { ComponentType, SVGProps } from 'react';
import { classNames } from '../styles/class-names.ts';

/** The default export of `@tabler/icons-react/dist/esm/icons/Icon….mjs`. */
export type IconShape = ComponentType<
  Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number | string; stroke?: number }
>;

export interface IconProps {
  shape: IconShape;
  /** CSS pixels; 20 by default. */
  size?: number;
  /** True for an arrow or chevron: mirrored in Hebrew. */
  mirrors?: boolean;
  className?: string | undefined;
}

/** A decorative icon: hidden from assistive technology, because the words beside it carry the meaning. */
export function Icon({ shape: Shape, size = 20, mirrors = false, className }: IconProps) {
  return (
    <Shape
      aria-hidden
      focusable={false}
      size={size}
      stroke={2}
      className={classNames('shrink-0', mirrors && 'rtl:-scale-x-100', className)}
    />
  );
}
