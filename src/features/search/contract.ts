import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { localeCodes } from '../../core/locale.ts';
import { itemTypes, LockReason } from '../learning/contract.ts';
import { longestQuery } from './policy.ts';

const Asked = z.object({
  q: z._default(z.string().check(z.maxLength(longestQuery)), ''),
  lang: z.catch(z.optional(z.enum(localeCodes)), undefined),
});

/** Where in a text the words stand that were looked for: UTF-16, end exclusive, in order. */
const Marks = z.array(z.tuple([z.int(), z.int()]));
export type Marks = z.infer<typeof Marks>;

/**
 * Something found. `lang` is the language of its words; `context` the course it belongs to; `reason` why it stays
 * closed to who asks. A caption is a line of a film that may be watched, said at `seconds`, where `href` begins.
 */
export const SearchHit = z.object({
  kind: z.enum(['course', 'item', 'caption', 'page']),
  id: z.string(),
  title: z.string(),
  titleMarks: Marks,
  snippet: z.string(),
  snippetMarks: Marks,
  href: z.string(),
  seconds: z.optional(z.number()),
  lang: z.enum(localeCodes),
  context: z.string(),
  itemType: z.optional(z.enum(itemTypes)),
  image: z.string(),
  reason: z.optional(LockReason),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** The best of them, and how many there are; `promoted` where nothing was looked for. */
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
      summary: 'Courses, items, spoken lines and pages with these words; without words what is promoted',
    })
    .input(Asked)
    .output(SearchView),
  suggest: oc
    .route({
      method: 'GET',
      path: '/content/suggest',
      summary: 'The few best titles for what is being typed',
    })
    .input(Asked)
    .output(z.object({ items: z.array(SearchHit) })),
};

declare module '../../core/api.ts' {
  interface Api {
    search: typeof searchContract;
  }
}
