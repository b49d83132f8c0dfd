import * as z from 'zod/mini';

/** A moderator's claim on something that waits for a decision. Until it ends, nobody else can decide. */
export const ClaimView = z.object({ by: z.string(), mine: z.boolean(), until: z.string() });
export type ClaimView = z.infer<typeof ClaimView>;

/** A decision that can still be undone, by the person who made it. */
export const heldViewOf = <Decision extends string>(decisions: readonly Decision[]) =>
  z.object({ decision: z.enum(decisions), by: z.string(), mine: z.boolean(), takesEffect: z.string() });

/** What came of deciding about several: how many were left out, since they are decided or another person looks at them. */
export const DecidedAnswer = z.object({ ids: z.array(z.string()), leftOut: z.int() });
export type DecidedAnswer = z.infer<typeof DecidedAnswer>;
