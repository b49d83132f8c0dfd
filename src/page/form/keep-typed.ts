import { holdsCardNumber } from '#core/card-numbers.ts';
import { typedInto, type Fields } from './fields.ts';

/** What a page may show again, as it was typed: every declared field that was sent, apart from secrets and card numbers. */
export function keepTyped(fields: Fields, form: FormData): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, kind] of Object.entries(fields)) {
    const typed = kind.isSecret ? undefined : typedInto(form, name, kind);
    if (typed !== undefined) kept[name] = holdsCardNumber(typed) ? '' : typed;
  }
  return kept;
}
