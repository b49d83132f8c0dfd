import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import { controlLook } from './control-look.ts';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** One line of text; email, telephone and address types stay left to right in Hebrew too. */
export function TextInput({ className, type = 'text', dir, ...rest }: TextInputProps) {
  const written = type === 'email' || type === 'tel' || type === 'url' ? 'ltr' : 'auto';
  return (
    <input
      {...rest}
      type={type}
      dir={dir ?? written}
      className={classNames(controlLook, 'rtl:text-end', className)}
    />
  );
}
