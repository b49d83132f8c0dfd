import * as z from 'zod';
import type { JsonObject } from '#core/json.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { ContentType, EntryContent } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Author } from './entries/server/author.ts';

/** A kind of entry for tests: a song with its key and, per language, its name and lines. */
export function makeSongType(shipped?: Map<string, EntryContent>): ContentType {
  return {
    name: 'song',
    label: 'cms.type.contentBlock',
    fields: {
      shared: z.strictObject({
        tempo: z.int().min(1).max(300),
        mood: z.strictObject({ first: z.string().max(20), second: z.string().max(20).optional() }).optional(),
      }),
      texts: z.strictObject({
        name: z.string().min(1).max(40),
        lines: z.array(z.string().max(80)).optional(),
      }),
    },
    titleOf: ({ texts }, locale) => {
      const name = texts[locale]?.['name'];
      return typeof name === 'string' ? name : '';
    },
    ...(shipped && { shipped: async () => shipped }),
  };
}

/** The same ctx with these kinds of entry. */
export function withTypes<C extends Ctx>(ctx: C, ...types: ContentType[]): C {
  return { ...ctx, contentTypes: new Map(types.map((type) => [type.name, type])) };
}

/** An author who may everything, unless told otherwise. */
export function makeAuthor(who = 'ruth', rights: Partial<Author['rights']> = {}): Author {
  return { who, rights: { shared: true, languages: localeCodes, publish: true, ...rights } };
}

export const song = (tempo: number, names: Partial<Record<Locale, string>>): EntryContent => ({
  shared: { tempo },
  texts: Object.fromEntries(Object.entries(names).map(([locale, name]) => [locale, { name }])),
});

/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32), so that a failing run can be repeated. */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A text of one paragraph. */
export const makeText = (words: string): JsonObject => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
