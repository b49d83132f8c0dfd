import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { EmailAddress } from '#features/people/contract.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(100));
const ChosenClass = z.object({ id: Id });
const ChosenTeacher = z.extend(ChosenClass, { teacherId: Id });
const LinkInput = z.object({ token: z.string().check(z.maxLength(100)) });

/** Someone who teaches a class; `isYou` is the caller. */
export const ClassTeacher = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(['owner', 'co']),
  isYou: z.boolean(),
});
export type ClassTeacher = z.infer<typeof ClassTeacher>;

/** An invitation to teach a class that nobody has accepted yet; after `isExpired` it must be sent again. */
export const TeacherInvitation = z.object({
  id: z.string(),
  emailAddress: z.string(),
  sentAt: z.string(),
  isExpired: z.boolean(),
});
export type TeacherInvitation = z.infer<typeof TeacherInvitation>;

/** Who teaches a class, its owner first; the open invitations are for the owner alone. */
export const ClassTeachers = z.object({
  className: z.string(),
  archived: z.boolean(),
  role: z.enum(['owner', 'co']),
  items: z.array(ClassTeacher),
  invitations: z.array(TeacherInvitation),
  teachersAtMost: z.int(),
});
export type ClassTeachers = z.infer<typeof ClassTeachers>;

export const TeacherInvitationInput = z.extend(ChosenClass, { emailAddress: EmailAddress });
export type TeacherInvitationInput = z.infer<typeof TeacherInvitationInput>;

/** What a link invites to. `forCaller`: the caller has the address that it was sent to; null for a visitor. */
export const OpenTeacherInvitation = z.object({
  className: z.string(),
  inviter: z.string(),
  forCaller: z.nullable(z.boolean()),
});
export type OpenTeacherInvitation = z.infer<typeof OpenTeacherInvitation>;

const path = '/users/current/classes/{id}';

export const coTeachersContract = {
  teachers: oc
    .route({
      method: 'GET',
      path: `${path}/teachers`,
      operationId: 'listClassTeachers',
      summary: 'List who teaches one of the caller’s classes, and whom its owner has invited',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(ChosenClass)
    .output(ClassTeachers),
  inviteTeacher: oc
    .route({
      method: 'POST',
      path: `${path}/teacher-invitations`,
      operationId: 'inviteClassTeacher',
      summary: 'Invite a co-teacher by mail; to the same address again, the old link stops working',
    })
    .meta(
      refuses({
        forbidden: ['email_unverified', 'forbidden', 'owner_only'],
        notFound: true,
        conflict: ['class_archived', 'too_many_teachers', 'too_many_invites'],
      }),
    )
    .input(TeacherInvitationInput)
    .output(TeacherInvitation),
  withdrawTeacherInvitation: oc
    .route({
      method: 'DELETE',
      path: `${path}/teacher-invitations/{invitationId}`,
      operationId: 'withdrawClassTeacherInvitation',
      successStatus: 204,
      summary: 'Withdraw an invitation to teach a class; its link stops working',
    })
    .meta(refuses({ forbidden: ['forbidden', 'owner_only'], notFound: true }))
    .input(z.extend(ChosenClass, { invitationId: Id }))
    .output(z.void()),
  removeTeacher: oc
    .route({
      method: 'DELETE',
      path: `${path}/teachers/{teacherId}`,
      operationId: 'removeClassTeacher',
      successStatus: 204,
      summary: 'Remove a co-teacher, or leave a class as one; its owner cannot be removed',
    })
    .meta(refuses({ forbidden: ['forbidden', 'owner_only'], notFound: true, conflict: ['class_owner'] }))
    .input(ChosenTeacher)
    .output(z.void()),
  handClassOver: oc
    .route({
      method: 'POST',
      path: `${path}/teachers/{teacherId}/owner`,
      operationId: 'handClassOver',
      successStatus: 204,
      summary:
        'Hand a class over to a co-teacher, who has seats for its students; its owner stays a co-teacher',
    })
    .meta(
      refuses({
        forbidden: ['forbidden', 'owner_only'],
        notFound: true,
        conflict: ['class_owner', 'no_seats', 'too_many_classes'],
      }),
    )
    .input(ChosenTeacher)
    .output(z.void()),
  teacherInvitation: oc
    .route({
      method: 'GET',
      path: '/class-teacher-invitations/{token}',
      operationId: 'getClassTeacherInvitation',
      summary: 'Get what an invitation to teach a class is for',
    })
    .meta(refuses({ notFound: true }))
    .input(LinkInput)
    .output(OpenTeacherInvitation),
  acceptTeacherInvitation: oc
    .route({
      method: 'POST',
      path: '/class-teacher-invitations/{token}',
      operationId: 'acceptClassTeacherInvitation',
      summary: 'Accept an invitation to teach a class, as an educator with the address that it was sent to',
    })
    .meta(
      refuses({
        forbidden: ['forbidden', 'other_address'],
        conflict: ['class_archived', 'link_over', 'teaches_already', 'too_many_teachers'],
      }),
    )
    .input(LinkInput)
    .output(z.object({ classId: z.string() })),
};
