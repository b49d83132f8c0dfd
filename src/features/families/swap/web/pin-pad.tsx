import IconBackspace from '@tabler/icons-react/dist/esm/icons/IconBackspace.mjs';
import { type RefObject, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '#page/form/form-context.ts';
import { useIsLive } from '#page/use-is-live.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { pinLength } from '../policy.ts';

const key =
  'grid size-18 cursor-pointer place-items-center rounded-pill bg-sand text-step-2 font-bold shadow-lift-1 touch-manipulation transition duration-150 ease-paper hover:bg-tint-gold active:scale-90';

/** Digits to touch, for the field of a PIN above; the keyboard works as well. The last digit sends the form. */
export function PinPad({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations();
  const isLive = useIsLive();
  const { formRef, refusal } = useForm();
  const isRefused = refusal !== undefined;
  useEffect(() => {
    if (isRefused) fill(input.current, '');
  }, [isRefused, input]);
  if (!isLive) return null;
  const type = (change: (typed: string) => string) => {
    const typed = change(input.current?.value ?? '').slice(0, pinLength);
    fill(input.current, typed);
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
    if (typed.length === pinLength) formRef.current?.requestSubmit();
  };
  return (
    <div
      role="group"
      aria-label={t('families.prove.pad')}
      dir="ltr"
      className="mx-auto grid w-fit grid-cols-3 gap-3"
    >
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
        <button key={digit} type="button" className={key} onClick={() => type((typed) => typed + digit)}>
          {digit}
        </button>
      ))}
      <button type="button" className={`${key} col-start-2`} onClick={() => type((typed) => `${typed}0`)}>
        0
      </button>
      <button
        type="button"
        className={key}
        aria-label={t('families.prove.delete')}
        onClick={() => type((typed) => typed.slice(0, -1))}
      >
        <Icon shape={IconBackspace} size={28} />
      </button>
    </div>
  );
}

function fill(field: HTMLInputElement | null, typed: string): void {
  if (field) field.value = typed;
}
