import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { localeCodes } from '#core/locale.ts';
import { pictogramNames } from '#core/pictogram-names.ts';
import { longestQuery } from './policy.ts';

const Asked = z.object({
  q: z._default(z.string().check(z.maxLength(longestQuery)), ''),
  lang: z.optional(z.enum(localeCodes)),
});

/** Where the search words are in a text: UTF-16 offsets, end exclusive, in order. */
const Marks = z.array(z.tuple([z.int(), z.int()]));
export type Marks = z.infer<typeof Marks>;

/** Set if it was found in another language than it is shown in: the text there. */
const Found = z.object({ lang: z.enum(localeCodes), text: z.string(), marks: Marks });
export type Found = z.infer<typeof Found>;

/**
 * Something found. `kind` is what its feature calls it (`course`, `item`, `caption`, `source`, `page`), and `label` the
 * word for that in the requested language. `lang` is the language of its text, and `found` what matched if that is in
 * another language; `context` is what it belongs to, such as its course; `note` says what the caller should know, such as
 * why it is closed to her. A line from a recording is said at `seconds`, where `href` starts it.
 */
export const SearchHit = z.object({
  kind: z.string(),
  label: z.string(),
  icon: z.enum(pictogramNames),
  id: z.string(),
  title: z.string(),
  titleMarks: Marks,
  snippet: z.string(),
  snippetMarks: Marks,
  href: z.string(),
  seconds: z.optional(z.number()),
  lang: z.enum(localeCodes),
  context: z.string(),
  image: z.string(),
  note: z.optional(z.object({ code: z.string(), text: z.string() })),
  found: z.optional(Found),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** The best hits, and how many there are; `promoted` if nothing was searched for. */
export const SearchView = z.object({
  items: z.array(SearchHit),
  totalItems: z.int(),
  promoted: z.boolean(),
});
export type SearchView = z.infer<typeof SearchView>;

export const searchContract = {
  search: oc
    .route({
      method: 'GET',
      path: '/content/search',
      operationId: 'search',
      summary: 'Search courses, items, spoken lines, sources and pages; an empty query gets promoted content',
    })
    .input(Asked)
    .output(SearchView),
  suggest: oc
    .route({
      method: 'GET',
      path: '/content/suggest',
      operationId: 'suggest',
      summary: 'Suggest a few of the best matches while the user types',
    })
    .input(Asked)
    .output(z.object({ items: z.array(SearchHit) })),
};

declare module '../../core/api.ts' {
  interface Api {
    search: typeof searchContract;
  }
}
