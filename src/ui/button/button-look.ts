import { classNames } from '../styles/class-names.ts';

export type ButtonVariant = 'primary' | 'reward' | 'secondary' | 'quiet';
export type ButtonSize = 's' | 'm' | 'l';

const base =
  'relative inline-flex items-center justify-center gap-2 overflow-hidden rounded-pill text-center font-bold leading-tight ' +
  'no-underline select-none transition duration-200 ease-paper ' +
  'aria-disabled:opacity-60 disabled:opacity-60 enabled:active:translate-y-px';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-pomegranate text-white shadow-lift-2 hover:bg-pomegranate-deep',
  reward: 'bg-gold text-on-gold shadow-lift-2 hover:brightness-105',
  // The surrounding color, so that both work on paper and on night.
  secondary: 'border-2 border-current bg-current/0 hover:bg-current/8',
  quiet: 'bg-current/0 hover:bg-current/8',
};

const sizes: Record<ButtonSize, string> = {
  s: 'min-h-11 px-4 py-2 text-step--1',
  m: 'min-h-12 px-6 py-2.5 text-step-0',
  l: 'min-h-14 px-8 py-3 text-step-1',
};

/** The classes of a button, for an element that cannot be a `Button` (a `summary`, say). */
export function buttonLook(variant: ButtonVariant, size: ButtonSize, wide: boolean): string {
  return classNames(base, variants[variant], sizes[size], wide && 'w-full');
}
