import type { Ctx } from '../../../platform/ctx.ts';
import type { CategoryView } from '../contract.ts';
import { getCatalogue } from './catalogue/catalogue.ts';

/** The categories in their order, each with its courses in theirs. */
export async function listCategories(ctx: Ctx, locale = ctx.locale): Promise<CategoryView[]> {
  const { categories } = await getCatalogue(ctx, locale);
  return categories.map(({ id, name, description, courseIds }) => ({
    id,
    slug: id,
    name,
    description,
    courses: [...courseIds],
  }));
}
