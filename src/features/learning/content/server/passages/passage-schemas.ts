import * as z from 'zod';
import { localeCodes } from '#core/locale.ts';
import { inEveryLanguage, Slug, text } from '#platform/content/text-schemas.ts';

/** Citations of passages: `genesis-18:4-8`, `shabbat-30b:31a`. */
export const sources = z.array(z.string().max(80)).min(1, 'is empty').max(8, 'has more than 8');

/** Licenses under which an original may be printed: only those without conditions. */
const Licence = z.enum(['public-domain', 'cc0']);

/** `passages/works.yaml`: the quoted books, each from one edition. */
export const WorksFile = z
  .strictObject({
    editions: z.record(Slug, z.strictObject({ licence: Licence, names: inEveryLanguage(text(120)) })),
    works: z.record(
      Slug,
      z.strictObject({
        counts: z.enum(['verses', 'folios']),
        edition: Slug,
        names: inEveryLanguage(text(60)),
      }),
    ),
  })
  .superRefine(({ editions, works }, ctx) => {
    for (const [id, { edition }] of Object.entries(works)) {
      if (!(edition in editions))
        ctx.addIssue({ code: 'custom', path: ['works', id, 'edition'], message: `${edition} is unknown` });
    }
  });
export type WorksFile = z.infer<typeof WorksFile>;

const Line = z
  .strictObject({
    verse: z.int().min(1).optional(),
    folio: z
      .string()
      .regex(/^\d+[ab]$/, 'is no folio such as 31a')
      .optional(),
    original: text(600),
    ...Object.fromEntries(localeCodes.map((locale) => [locale, text(900)])),
  })
  .transform((line) => line as typeof line & Record<(typeof localeCodes)[number], string>);

/** `passages/<passage>.yaml`: some lines of one place in a book, or why it is cited but not quoted. */
export const PassageFile = z
  .strictObject({
    work: Slug,
    chapter: z.int().min(1).optional(),
    /** Who is speaking, and where. */
    context: inEveryLanguage(text(300)).optional(),
    lines: z.array(Line).min(1, 'is empty').optional(),
    /** Why it is not quoted. */
    unquoted: text(200).optional(),
  })
  .superRefine(({ context, lines, unquoted }, ctx) => {
    const refuse = (message: string) => ctx.addIssue({ code: 'custom', message });
    if (Boolean(lines) === Boolean(unquoted)) refuse('must have either lines or the reason why it has none');
    if (lines && !context) refuse('has no context');
  });
export type PassageFile = z.infer<typeof PassageFile>;
