import type { PageRefusal } from '#page/find-refusal.ts';

/** What a form without JavaScript shows again: why it was refused, and everything typed except the password. */
export interface RefusedForm {
  refusal: PageRefusal;
  values: Record<string, string>;
}
