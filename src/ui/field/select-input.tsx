import type { Ref, SelectHTMLAttributes } from 'react';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { classNames } from '../styles/class-names.ts';
import { controlLook } from './control-look.ts';
import { Icon } from '../icon/icon.tsx';

export interface SelectInputProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
}

/** One choice of many: the browser's own list, which phones show best. Options are its children. */
export function SelectInput({ className, children, ...rest }: SelectInputProps) {
  return (
    <span className={classNames('relative block', className)}>
      <select {...rest} className={classNames(controlLook, 'appearance-none truncate pe-11')}>
        {children}
      </select>
      <Icon
        shape={IconChevronDown}
        size={20}
        className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
