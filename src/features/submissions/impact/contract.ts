import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';

/** What a deed has done, as its doer says; `kind` is the key of a kind of impact, `amount` is in its unit. */
export const Impact = z.object({
  kind: z.string().check(z.minLength(1), z.maxLength(60)),
  amount: z.int().check(z.gte(1), z.lte(100_000)),
  people: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0),
  minutes: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  doneOn: z.iso.date(),
});
export type Impact = z.infer<typeof Impact>;

const Lang = z.optional(z.enum(localeCodes));

/** The word for what is counted, in the forms of its language: `one` meal, `other` meals. */
const UnitForms = z.object({
  one: z.optional(z.string()),
  two: z.optional(z.string()),
  few: z.optional(z.string()),
  many: z.optional(z.string()),
  other: z.optional(z.string()),
});

/** A kind of deed; one that is counted in hours (`isHours`) asks for no amount. */
export const KindView = z.object({
  key: z.string(),
  language: z.enum(localeCodes),
  title: z.string(),
  unit: UnitForms,
  image: z.string(),
  asksPeople: z.boolean(),
  asksHours: z.boolean(),
  isHours: z.boolean(),
});
export type KindView = z.infer<typeof KindView>;

/** The most that one deed may say; `days` is how long ago it may have been. */
export const ImpactBounds = z.object({
  amount: z.int(),
  people: z.int(),
  hours: z.int(),
  days: z.int(),
});
export type ImpactBounds = z.infer<typeof ImpactBounds>;

/** What the fields about a deed need: `country` and `today` are the caller's. */
export const ImpactFormView = z.object({
  kinds: z.array(KindView),
  bounds: ImpactBounds,
  country: z.string(),
  today: z.string(),
});
export type ImpactFormView = z.infer<typeof ImpactFormView>;

/** What the approved deeds of one kind come to; `unit` is its word for this many, in the language `language`. */
export const SumView = z.object({
  kind: z.string(),
  title: z.string(),
  language: z.enum(localeCodes),
  image: z.string(),
  amount: z.number(),
  unit: z.string(),
});
export type SumView = z.infer<typeof SumView>;

/** What approved deeds come to. Kinds of which there is nothing yet are left out; all hours are in `hours`. */
export const ImpactView = z.object({
  deeds: z.int(),
  people: z.int(),
  hours: z.number(),
  sums: z.array(SumView),
});
export type ImpactView = z.infer<typeof ImpactView>;

/** A deed that the caller has told of; `counts` once it is approved. One that is counted in hours has no amount. */
export const DiaryDeed = z.object({
  id: z.string(),
  title: z.string(),
  language: z.enum(localeCodes),
  image: z.optional(z.string()),
  amount: z.optional(z.int()),
  unit: z.optional(z.string()),
  people: z.int(),
  hours: z.number(),
  doneOn: z.string(),
  counts: z.boolean(),
});
export type DiaryDeed = z.infer<typeof DiaryDeed>;

/** The latest day comes first; `next` is that of the page before. */
export const DiaryView = z.object({
  impact: ImpactView,
  items: z.array(DiaryDeed),
  next: z.optional(z.string()),
});
export type DiaryView = z.infer<typeof DiaryView>;

export const impactContract = {
  impact: oc
    .route({
      method: 'GET',
      path: '/content/impact',
      operationId: 'getImpact',
      summary: 'Get what all approved deeds come to',
    })
    .input(z.object({ lang: Lang }))
    .output(ImpactView),
  impactForm: oc
    .route({
      method: 'GET',
      path: '/users/current/impact/form',
      operationId: 'getImpactForm',
      summary: 'Get the kinds of deed, and what holds for telling of one',
    })
    .input(z.object({ lang: Lang }))
    .output(ImpactFormView),
  classImpact: oc
    .route({
      method: 'GET',
      path: '/classes/{id}/impact',
      operationId: 'getClassImpact',
      summary: 'Get what the approved deeds of a class come to, for those who belong to it',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)), lang: Lang }))
    .output(ImpactView),
  familyImpact: oc
    .route({
      method: 'GET',
      path: '/users/current/family/impact',
      operationId: 'getFamilyImpact',
      summary: 'Get what the approved deeds of the children whose guardian the caller is come to',
    })
    .input(z.object({ lang: Lang }))
    .output(ImpactView),
  diary: oc
    .route({
      method: 'GET',
      path: '/users/current/impact',
      operationId: 'getDiary',
      summary: 'List the caller’s own deeds, the latest first, and what those that count come to',
    })
    .input(z.object({ lang: Lang, next: z.optional(z.string().check(z.maxLength(200))) }))
    .output(DiaryView),
};
