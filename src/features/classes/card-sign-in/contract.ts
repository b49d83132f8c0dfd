import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

export const CardInput = z.object({ token: z.string().check(z.maxLength(100)) });
export type CardInput = z.infer<typeof CardInput>;

/** Whose card it is; `isOwn`: it belongs to the signed-in caller. */
export const CardView = z.object({ firstName: z.string(), isOwn: z.boolean() });
export type CardView = z.infer<typeof CardView>;

export const cardSignInContract = {
  card: oc
    .route({
      method: 'GET',
      path: '/students/{token}',
      operationId: 'getCard',
      summary: 'Get the student a sign-in card belongs to',
    })
    .meta(refuses({ notFound: true }))
    .input(CardInput)
    .output(CardView),
  signInWithCard: oc
    .route({
      method: 'POST',
      path: '/sessions/students/{token}',
      operationId: 'signInWithCard',
      summary: 'Sign in a student with her card',
    })
    .meta(refuses({ forbidden: ['demo_person'], conflict: ['card_over'] }))
    .input(CardInput)
    .output(z.object({ token: z.string() })),
};
