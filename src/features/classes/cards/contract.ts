import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

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
      operationId: 'listCards',
      summary: 'List a class’s sign-in cards, for its teacher to print',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(z.object({ id: ClassId }))
    .output(CardListView),
  renewCard: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/students/{studentId}/card',
      operationId: 'renewCard',
      summary: 'Replace a student’s sign-in card; the old one stops working',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['class_archived'] }))
    .input(z.object({ id: ClassId, studentId: z.string().check(z.maxLength(100)) }))
    .output(CardListView),
};
