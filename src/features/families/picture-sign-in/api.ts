import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { pictureSignInContract } from './contract.ts';
import { endMemberSession, listMemberSessions } from './server/member-sessions.ts';
import { choosePictures, readPictureSignIn, removePictures } from './server/own-pictures.ts';
import { replaceFamilyCode } from './server/replace-family-code.ts';
import { describeEntrance, signInWithPictures } from './server/sign-in-with-pictures.ts';

const os = serve(pictureSignInContract);

const looking = { access: 'member', keptFrom: childRoles, limit: reads } as const;
const changing = { access: 'member', keptFrom: childRoles, limit: writes } as const;
/** Wrong codes and pictures have limits of their own. */
const entering = {
  access: 'anyone',
  openTo: ['waiting'],
  limit: reads,
  limitBy: 'address',
} as const;

export const pictureSignInApi = {
  familyEntrance: os.familyEntrance
    .use(guard('families.familyEntrance', entering))
    .handler(({ context, input }) => describeEntrance(context, input.code)),
  signInWithPictures: os.signInWithPictures
    .use(guard('families.signInWithPictures', entering))
    .handler(({ context, input }) => signInWithPictures(context, input)),
  pictureSignIn: os.pictureSignIn
    .use(guard('families.pictureSignIn', looking))
    .handler(({ context }) => readPictureSignIn(context)),
  replaceFamilyCode: os.replaceFamilyCode
    .use(guard('families.replaceFamilyCode', changing))
    .handler(({ context }) => replaceFamilyCode(context)),
  choosePictures: os.choosePictures
    .use(guard('families.choosePictures', changing))
    .handler(({ context, input }) => choosePictures(context, input)),
  removePictures: os.removePictures
    .use(guard('families.removePictures', changing))
    .handler(({ context, input }) => removePictures(context, input)),
  memberSessions: os.memberSessions
    .use(guard('families.memberSessions', looking))
    .handler(({ context, input }) => listMemberSessions(context, input)),
  endMemberSession: os.endMemberSession
    .use(guard('families.endMemberSession', changing))
    .handler(({ context, input }) => endMemberSession(context, input)),
};
