import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { paragraphs } from '#features/people/contract.ts';
import { longestAnnouncement } from './policy.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(100));
const ChosenClass = z.object({ id: Id });
const Chosen = z.extend(ChosenClass, { announcementId: Id });
const Words = paragraphs(longestAnnouncement).check(z.minLength(1, 'teaching.field.announcement'));

/**
 * What a teacher says to a class: plain text, in which an address is words like any other. `group` is whom it is for, shown to
 * teachers alone; without it all of the class. Its author may change the words until `changeableUntil`; missing for others.
 */
export const AnnouncementView = z.object({
  id: z.string(),
  text: z.string(),
  by: z.string(),
  at: z.string(),
  changed: z.boolean(),
  pinned: z.boolean(),
  group: z.optional(z.object({ id: z.string(), name: z.string() })),
  changeableUntil: z.optional(z.string()),
});
export type AnnouncementView = z.infer<typeof AnnouncementView>;

/** The pinned ones, then the newest first, ten to a page. */
export const AnnouncementList = z.object({
  items: z.array(AnnouncementView),
  next: z.optional(z.string()),
});
export type AnnouncementList = z.infer<typeof AnnouncementList>;

export const AnnouncementInput = z.extend(ChosenClass, {
  text: Words,
  /** To all of the class, or to one of its groups. */
  to: z._default(z.object({ groupId: z.optional(Id) }), {}),
  pinned: z._default(z.boolean(), false),
});
export type AnnouncementInput = z.infer<typeof AnnouncementInput>;

/** Whatever is left out stays. */
export const AnnouncementChange = z.extend(Chosen, {
  text: z.optional(Words),
  pinned: z.optional(z.boolean()),
});
export type AnnouncementChange = z.infer<typeof AnnouncementChange>;

const forbidden = ['forbidden'] as const;

export const announcementsContract = {
  announcements: oc
    .route({
      method: 'GET',
      path: '/classes/{id}/announcements',
      operationId: 'listAnnouncements',
      summary:
        'List what the teachers of a class have said, for its students, their guardians and its teachers',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(ChosenClass, { after: z.optional(z.string().check(z.maxLength(150))) }))
    .output(AnnouncementList),
  announce: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/announcements',
      operationId: 'createAnnouncement',
      successStatus: 201,
      summary: 'Say something to a class or one of its groups',
    })
    .meta(
      refuses({
        forbidden,
        notFound: true,
        conflict: ['class_archived', 'too_many_announcements', 'too_many_pinned'],
      }),
    )
    .input(AnnouncementInput)
    .output(AnnouncementView),
  changeAnnouncement: oc
    .route({
      method: 'POST',
      path: '/users/current/classes/{id}/announcements/{announcementId}',
      operationId: 'changeAnnouncement',
      summary: 'Pin or unpin an announcement, or change the caller’s own words within minutes',
    })
    .meta(
      refuses({
        forbidden: ['forbidden', 'not_author'],
        notFound: true,
        conflict: ['class_archived', 'too_late', 'too_many_pinned'],
      }),
    )
    .input(AnnouncementChange)
    .output(AnnouncementView),
  removeAnnouncement: oc
    .route({
      method: 'DELETE',
      path: '/users/current/classes/{id}/announcements/{announcementId}',
      operationId: 'deleteAnnouncement',
      successStatus: 204,
      summary: 'Remove an announcement; that it was removed is on record',
    })
    .meta(refuses({ forbidden, notFound: true, conflict: ['class_archived'] }))
    .input(Chosen)
    .output(z.void()),
};
