import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

const ClassId = z.string().check(z.maxLength(100));

/** A sign-in card: `token` is what `/students/{token}` accepts. */
export const StudentCardView = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  token: z.string(),
});
export type StudentCardView = z.infer<typeof StudentCardView>;

export const CardListView = z.object({ className: z.string(), items: z.array(StudentCardView) });
export type CardListView = z.infer<typeof CardListView>;

export const cardsContract = {
  cards: oc
    .route({
      method: 'GET',
      path: '/users/current/classes/{id}/cards',
      summary: 'List a class’s sign-in cards, for its teacher to print',
    })
    .input(z.object({ id: ClassId }))
    .output(CardListView),
  renewCard: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/students/{studentId}/card',
      summary: 'Replace a student’s sign-in card; the old one stops working',
    })
    .input(z.object({ id: ClassId, studentId: z.string().check(z.maxLength(100)) }))
    .output(CardListView),
};
