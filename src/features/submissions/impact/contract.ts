import * as z from 'zod/mini';

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
