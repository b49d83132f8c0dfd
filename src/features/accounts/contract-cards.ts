import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

export const CardInput = z.object({ token: z.string().check(z.maxLength(100)) });
export type CardInput = z.infer<typeof CardInput>;

/** Whose card it is. */
export const CardView = z.object({ firstName: z.string() });
export type CardView = z.infer<typeof CardView>;

export const cardsContract = {
  card: oc
    .route({ method: 'GET', path: '/students/{token}', summary: 'Whose sign-in card it is' })
    .input(CardInput)
    .output(CardView),
  signInWithCard: oc
    .route({
      method: 'POST',
      path: '/sessions/students/{token}',
      summary: 'Sign in a student by the card from her teacher',
    })
    .input(CardInput)
    .output(z.object({ token: z.string() })),
};
