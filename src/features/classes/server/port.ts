import type { ClassesPort } from '../../accounts/server/public.ts';
import type { ClassId } from '../contract.ts';
import { findOpenClass } from './codes.ts';
import { askGuardian, listAwaiting } from './consent.ts';
import { findInvite } from './invites.ts';
import { enter, goOn, suspend } from './enrolments.ts';

/** What accounts ask of classes, for the app to hand over. */
export const classesPort: ClassesPort = {
  findByCode: async (ctx, typed) => (await findOpenClass(ctx, typed))?.id,
  findInvite,
  enrol: async (ctx, classId, userId) =>
    (await enter(ctx, { classId: classId as ClassId, userId })) !== undefined,
  listAwaiting,
  resume: async (ctx, userId) => void (await goOn(ctx, { userId, why: 'account' })),
  suspend,
  askGuardian,
};
