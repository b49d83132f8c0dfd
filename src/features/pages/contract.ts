import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';

/** A run of text that looks the same; `href` makes it a link. */
export const Run = z.object({
  text: z.string(),
  strong: z.optional(z.boolean()),
  href: z.optional(z.string()),
});
export type Run = z.infer<typeof Run>;

/** A paragraph, or a list with the runs of each of its items. */
export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), runs: z.array(Run) }),
  z.object({ kind: z.literal('list'), points: z.array(z.array(Run)) }),
]);
export type Block = z.infer<typeof Block>;

/** `id` is the same in every language: links use it. */
export const Section = z.object({ id: z.string(), title: z.string(), blocks: z.array(Block) });
export type Section = z.infer<typeof Section>;

/** `updatedOn` is a day as `2026-11-22`; only administrators get `draft`. */
export const StaticPageView = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  updatedOn: z.string(),
  intro: z.array(Block),
  sections: z.array(Section),
  draft: z.optional(z.boolean()),
});
export type StaticPageView = z.infer<typeof StaticPageView>;

export const pagesContract = {
  page: oc
    .route({
      method: 'GET',
      path: '/content/pages/{slug}',
      operationId: 'getPage',
      summary: 'Get an authored page, such as the privacy policy or the terms',
    })
    .meta(refuses({ notFound: true }))
    .input(
      z.object({
        slug: z.string().check(z.maxLength(100)),
        lang: z.optional(z.enum(localeCodes)),
      }),
    )
    .output(StaticPageView),
};

declare module '../../core/api.ts' {
  interface Api {
    pages: typeof pagesContract;
  }
}
