import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import { controlLook } from './control-look.ts';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

const leftToRight = new Set<string>(['email', 'tel', 'url', 'password']);

/** One line of text. Addresses, numbers and passwords are left to right in Hebrew too, aligned to the right edge. */
export function TextInput({ className, type = 'text', dir, ...rest }: TextInputProps) {
  const direction = dir ?? (leftToRight.has(type) ? 'ltr' : undefined);
  return (
    <input
      {...rest}
      type={type}
      dir={direction}
      className={classNames(controlLook, direction === 'ltr' && 'rtl:text-end', className)}
    />
  );
}
