import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { memberColors } from '../policy.ts';
import { pictureNames, picturesToTouch } from './policy.ts';

const id = z.string().check(z.maxLength(100));
const Member = z.object({ id });
const code = z.string().check(z.maxLength(100));
const avatarObj = z.nullable(z.object({ url: z.string() }));

/** One of the nine as a child sees it: the id is hers alone, and says nothing about the picture or its place. */
export const ChoosablePicture = z.object({ id: z.string(), name: z.enum(pictureNames) });
export type ChoosablePicture = z.infer<typeof ChoosablePicture>;

/** A child who may enter, as anyone with the family’s code sees her; `id` is no one’s account. `pictures` are in her order. */
export const FamilyFace = z.object({
  id: z.string(),
  firstName: z.string(),
  avatarObj,
  color: z.enum(memberColors),
  pictures: z.array(ChoosablePicture),
});
export type FamilyFace = z.infer<typeof FamilyFace>;

/** What a family’s code opens: those of its children who sign in with pictures. */
export const FamilyEntrance = z.object({ code: z.string(), faces: z.array(FamilyFace) });
export type FamilyEntrance = z.infer<typeof FamilyEntrance>;

const touched = z.array(z.string().check(z.maxLength(100))).check(z.maxLength(picturesToTouch));

export const FaceInput = z.object({ code, id, pictures: touched });
export type FaceInput = z.infer<typeof FaceInput>;

/** A child as her guardians see her here. `chosenAt`: since when she signs in with pictures; null while that is off. */
export const PictureChild = z.object({
  id: z.string(),
  firstName: z.string(),
  avatarObj,
  color: z.enum(memberColors),
  chosenAt: z.nullable(z.string()),
  pictures: z.array(ChoosablePicture),
});
export type PictureChild = z.infer<typeof PictureChild>;

/** How the children of the caller’s family sign in where no parent has left a device; `code` is null until it is first needed. */
export const PictureSignIn = z.object({ code: z.nullable(z.string()), children: z.array(PictureChild) });
export type PictureSignIn = z.infer<typeof PictureSignIn>;

/** The ids of her three pictures, touched twice. */
export const PicturesInput = z.object({ id, pictures: touched, again: touched });
export type PicturesInput = z.infer<typeof PicturesInput>;

/** A sign-in of a member, as her guardians see it; `byPictures`: she opened it herself with her pictures. */
export const MemberSession = z.object({
  id: z.string(),
  kind: z.enum(['computer', 'phone', 'tablet', 'app']),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  place: z.nullable(z.string()),
  firstSeen: z.string(),
  lastSeen: z.string(),
  byPictures: z.boolean(),
});
export type MemberSession = z.infer<typeof MemberSession>;
const MemberSessions = z.object({ items: z.array(MemberSession) });

const path = '/users/current/family';
const member = `${path}/members/{id}`;

export const pictureSignInContract = {
  familyEntrance: oc
    .route({
      method: 'GET',
      path: '/family-codes/{code}',
      operationId: 'getFamilyEntrance',
      summary: 'Get the children who sign in with pictures, by their family’s code',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ code }))
    .output(FamilyEntrance),
  signInWithPictures: oc
    .route({
      method: 'POST',
      path: '/sessions/family-codes/{code}/faces/{id}',
      operationId: 'signInWithPictures',
      summary: 'Sign in a child with her family’s code and her three pictures',
    })
    .meta(refuses({ signIn: ['wrong_pictures'], notFound: true }))
    .input(FaceInput)
    .output(z.object({ token: z.string() })),
  pictureSignIn: oc
    .route({
      method: 'GET',
      path: `${path}/picture-sign-in`,
      operationId: 'getPictureSignIn',
      summary: 'Get the family’s code, and which of the children sign in with pictures',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .output(PictureSignIn),
  replaceFamilyCode: oc
    .route({
      method: 'POST',
      path: `${path}/picture-sign-in/code`,
      operationId: 'replaceFamilyCode',
      summary: 'Replace the family’s code; children who are signed in with pictures are signed out',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .output(PictureSignIn),
  choosePictures: oc
    .route({
      method: 'POST',
      path: `${member}/pictures`,
      operationId: 'choosePictures',
      summary: 'Let a child sign in with three pictures of her choice; those before no longer work',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(PicturesInput)
    .output(PictureSignIn),
  removePictures: oc
    .route({
      method: 'DELETE',
      path: `${member}/pictures`,
      operationId: 'removePictures',
      summary: 'End a child’s sign-in with pictures, and the sessions opened so',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(Member)
    .output(PictureSignIn),
  memberSessions: oc
    .route({
      method: 'GET',
      path: `${member}/sessions`,
      operationId: 'listMemberSessions',
      summary: 'List where a member of the caller’s family is signed in',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(Member)
    .output(MemberSessions),
  endMemberSession: oc
    .route({
      method: 'DELETE',
      path: `${member}/sessions/{sessionId}`,
      operationId: 'endMemberSession',
      summary: 'Sign a member out of one session',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true }))
    .input(z.extend(Member, { sessionId: z.string().check(z.maxLength(60)) }))
    .output(MemberSessions),
};
