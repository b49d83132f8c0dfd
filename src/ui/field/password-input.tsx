import type { InputHTMLAttributes, Ref } from 'react';
import { useState } from 'react';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { classNames } from '../styles/class-names.ts';
import { IconButton } from '../button/icon-button.tsx';
import { TextInput } from './text-input.tsx';

export interface PasswordInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  showLabel: string;
  hideLabel: string;
  ref?: Ref<HTMLInputElement>;
}

/** A password that can be shown while typing. Give `autoComplete` `current-password` or `new-password`. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="on-paper relative">
      <TextInput
        autoCapitalize={shown ? 'none' : undefined}
        autoCorrect={shown ? 'off' : undefined}
        spellCheck={false}
        dir="ltr"
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classNames('pe-14 rtl:ps-14 rtl:pe-4', className)}
      />
      <IconButton
        icon={shown ? IconEyeOff : IconEye}
        label={shown ? hideLabel : showLabel}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-1 my-auto text-ink-soft noscript:hidden"
      />
    </div>
  );
}
