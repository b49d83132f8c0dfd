import type { Fields } from './fields.ts';

/** The first wrong field, else the message. */
export function findRefused(form: HTMLElement | null, message: HTMLElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]') ?? message;
}

/** Nothing secret stays in a form that is done. */
export function emptySecrets(form: HTMLFormElement | null, fields: Fields): void {
  for (const [name, { isSecret }] of Object.entries(fields)) {
    const control = isSecret ? form?.elements.namedItem(name) : undefined;
    if (control instanceof HTMLInputElement) control.value = '';
  }
}
