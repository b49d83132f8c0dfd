import type { Locale } from '#core/locale.ts';
import { Forbidden } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { authorOf } from '#features/cms/entries/server/rights.ts';

/** Refuses a language that the caller may not write. */
export function refuseLanguage(ctx: Pick<Ctx, 'actor'>, locale: Locale): void {
  if (!authorOf(ctx).rights.languages.includes(locale))
    throw new Forbidden('forbidden', 'cms.translation.notYours');
}
