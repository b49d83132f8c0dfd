import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { localeCodes } from '#core/locale.ts';
import { memberColors } from '#features/families/contract.ts';

const OpenQuestion = z.object({ kind: z.enum(['story', 'game', 'deed']), title: z.string() });
const QuizQuestion = z.object({
  kind: z.literal('quiz'),
  title: z.string(),
  ask: z.string(),
  answer: z.string(),
  explanation: z.string(),
});

/** What one child learned this week, and what to ask her about it. */
export const FridayChild = z.object({
  id: z.string(),
  firstName: z.string(),
  avatarObj: z.nullable(z.object({ url: z.string() })),
  /** Null for a child outside the family. */
  color: z.nullable(z.enum(memberColors)),
  /** The titles of what she watched, read, played and answered, the latest first. */
  learned: z.array(z.string()),
  /** The titles of challenges and deeds. */
  deeds: z.array(z.string()),
  badges: z.array(z.string()),
  questions: z.array(z.union([QuizQuestion, OpenQuestion])),
});
export type FridayChild = z.infer<typeof FridayChild>;

/** The week of a guardian’s children, from Sunday on; `shabbat` is its last day, named after what is read then or the holiday. */
export const FridayView = z.object({
  sunday: z.string(),
  shabbat: z.string(),
  name: z.nullable(
    z.object({ kind: z.enum(['parasha', 'holiday']), text: z.string(), lang: z.enum(['en', 'he']) }),
  ),
  children: z.array(FridayChild),
});
export type FridayView = z.infer<typeof FridayView>;

export const fridayContract = {
  friday: oc
    .route({
      method: 'GET',
      path: '/users/current/family/friday',
      operationId: 'getFridaySummary',
      summary:
        'Get what the children for whom the caller answers learned this week, and two questions for each',
    })
    .input(z.object({ lang: z.optional(z.enum(localeCodes)) }))
    .output(FridayView),
};
