import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { itemTypes } from '#core/item-types.ts';
import { localeCodes } from '#core/locale.ts';

/** Defaults to the language of the request. */
export const Lang = z.optional(z.enum(localeCodes));

/** Of a text that its reader's language lacks: the language that it is in. */
export const TextLang = z.optional(z.enum(localeCodes));
export const Slug = z.string().check(z.minLength(1), z.maxLength(100));
export const ItemId = z.string().check(z.minLength(1), z.maxLength(100));

/** Why an item is closed, so that the page can say what to do: sign in, upgrade, go premium, wait. */
export const lockReasons = [
  'sign_in_required',
  'restricted_free',
  'upgrade_required',
  'premium_required',
  'coming_soon',
  'guardian_approval_required',
] as const;

/** Spec §4, content access level; `default` inherits from the course, then from the site. */
export const accessLevels = ['default', 'paid', 'all', 'public', 'premium'] as const;

/** The codes with which the content of a closed item is refused. */
export const closedItem = [
  'guardian_approval_required',
  'restricted_free',
  'time_is_up',
  'upgrade_required',
] as const;

export type AccessLevel = (typeof accessLevels)[number];

export const LockReason = z.enum(lockReasons);
export type LockReason = z.infer<typeof LockReason>;

/**
 * `minutes` at a screen, rounded up, with none for a deed; `mayWatch` and `reason` are the policy's answer for the
 * caller.
 */
export const ItemView = z.object({
  id: z.string(),
  slug: z.string(),
  /** Slugs that it had before: addresses with them redirect. */
  formerSlugs: z.optional(z.array(z.string())),
  type: z.enum(itemTypes),
  title: z.string(),
  summary: z.string(),
  lang: TextLang,
  /** The same of what it is made of: questions, panels, a game. */
  bodyLang: TextLang,
  minutes: z.int(),
  access: z.enum(accessLevels),
  mayWatch: z.boolean(),
  reason: z.optional(LockReason),
  /** Its own picture, its film's poster or its course's cover. */
  poster: z.string(),
  source: z.optional(z.string()),
  /** The passages it is based on, to be requested as sources; items with questions reveal them with the answers. */
  cites: z.optional(z.array(z.string())),
  talk: z.optional(z.array(z.string())),
});
export type ItemView = z.infer<typeof ItemView>;

export const CategoryView = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  robotNoindex: z.boolean(),
  courses: z.array(z.string()),
});
export type CategoryView = z.infer<typeof CategoryView>;

export const PromotedView = z.object({
  items: z.array(
    z.object({
      kind: z.enum(['course', 'item']),
      id: z.string(),
      title: z.string(),
      snippet: z.string(),
      href: z.string(),
      /** A film's poster or a course's cover. */
      image: z.string(),
    }),
  ),
});
export type PromotedView = z.infer<typeof PromotedView>;

export const MissingContentView = z.object({ items: z.array(z.string()) });

export const catalogueContract = {
  categories: oc
    .route({
      method: 'GET',
      path: '/content/categories',
      operationId: 'listCategories',
      summary: 'List the categories in order',
    })
    .input(z.object({ lang: Lang }))
    .output(z.array(CategoryView)),
  promoted: oc
    .route({
      method: 'GET',
      path: '/content/promoted',
      operationId: 'listPromoted',
      summary: 'List promoted content to show before a search',
    })
    .input(z.object({ lang: Lang }))
    .output(PromotedView),
  missing: oc
    .route({
      method: 'GET',
      path: '/content/missing',
      operationId: 'listMissingContent',
      summary:
        'List the addresses of courses and categories that every page links to and that are not there for the caller',
    })
    .output(MissingContentView),
};
