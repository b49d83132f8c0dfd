import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { Lang } from '../catalogue/contract.ts';

/** More than any lesson cites. */
const sourcesAtMost = 24;

/**
 * A quoted passage: `cite` as requested, `reference` as readers of the language write it, and the public-domain edition
 * the original comes from. `verse` is a line's number if there are several; `skips` says that verses before it are left
 * out.
 */
export const SourceView = z.object({
  cite: z.string(),
  passage: z.string(),
  reference: z.string(),
  context: z.string(),
  edition: z.string(),
  lines: z.array(
    z.object({ verse: z.optional(z.string()), original: z.string(), text: z.string(), skips: z.boolean() }),
  ),
});
export type SourceView = z.infer<typeof SourceView>;

export const sourcesContract = {
  sources: oc
    .route({
      method: 'GET',
      path: '/content/sources',
      operationId: 'listSources',
      summary: 'Get quoted passages, in the original and in translation',
    })
    .input(
      z.object({
        /** `genesis-18:4-8,bava-metzia-86b` */
        cite: z.string().check(z.maxLength(sourcesAtMost * 60)),
        lang: Lang,
      }),
    )
    .output(z.array(SourceView)),
};
