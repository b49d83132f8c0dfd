import { brand } from '#core/brand.ts';
import type { Locale } from '#core/locale.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { StaticPageView } from '../contract.ts';
import { readStaticPages } from './content/read-static-pages.ts';

/** An authored page. Refuses an unknown slug. Administrators learn that its text is a draft. */
export async function getStaticPage(
  { actor, locale }: Pick<Ctx, 'actor' | 'locale'>,
  input: { slug: string; lang?: Locale | undefined },
): Promise<StaticPageView> {
  const page = (await readStaticPages()).get(input.slug)?.[input.lang ?? locale];
  if (!page) throw new NotFound();
  const isDraft = brand.legalTexts === 'draft' && actor.kind === 'member' && actor.admin;
  return { slug: input.slug, ...page, ...(isDraft && { draft: true }) };
}
