import type { ClassesPort } from '#features/accounts/server/public.ts';
import type { ClassId } from '../contract.ts';
import { findOpenClass } from '../joining/server/codes.ts';
import { askGuardian, listAwaiting } from './consent.ts';
import { findInvite } from '../invites/server/claim-invite.ts';
import { teaches } from '../joining/server/requests.ts';
import { enter, resumeEnrolments, suspend } from './enrolments.ts';
import { hasSeatsToAsk } from './seats.ts';

/** What accounts needs from classes, injected by the app. */
export const classesPort: ClassesPort = {
  findByCode: async (ctx, typed) => (await findOpenClass(ctx, typed))?.id,
  hasSeats: (ctx, classId) => hasSeatsToAsk(ctx, classId as ClassId),
  findInvite,
  enrol: async (ctx, classId, userId) =>
    (await enter(ctx, { classId: classId as ClassId, userId })) !== undefined,
  listAwaiting,
  resume: async (ctx, userId) => void (await resumeEnrolments(ctx, { userId, why: 'account' })),
  suspend,
  askGuardian,
  teaches,
};
