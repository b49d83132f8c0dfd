import type { UserId } from '#core/ids.ts';
import { childFacts } from '#features/families/server/public.ts';
import {
  classesAwaited,
  consentWithdrawn,
  guardianApproved,
  guardianAskedAgain,
  guardianNeeded,
} from '#features/guardians/server/public.ts';
import { personActs, personErased, personSections } from '#features/people/server/public.ts';
import { dailyStandings, offeredReports } from '#features/reports/server/public.ts';
import {
  classOfInvite,
  classWithCode,
  hasFreeSeats,
  signedUpWithCode,
} from '#features/sign-up/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ClassId } from '../contract.ts';
import { findInvite } from '../invites/server/claim-invite.ts';
import { findOpenClass } from '../joining/server/codes.ts';
import { resendClassConsent } from '../panel/server/class-acts.ts';
import { classesSection } from '../panel/server/classes-section.ts';
import { leaveClassesBehind } from '../erased-owner/server/leave-classes-behind.ts';
import { listChildrenClasses } from './child-classes.ts';
import { classesReport } from './classes-report.ts';
import { countClasses } from './count-classes.ts';
import { askGuardian, listAwaiting } from './consent.ts';
import { enter, resumeEnrolments, suspend } from './enrolments.ts';
import { hasSeatsToAsk } from './seats.ts';

/** What classes answer when lower features announce or ask something. */
export const hookAnswers = [
  answerTo(classWithCode, async (ctx, { typed }) => (await findOpenClass(ctx, typed))?.id),
  answerTo(hasFreeSeats, (ctx, { classId }) => hasSeatsToAsk(ctx, classId as ClassId)),
  answerTo(classOfInvite, (ctx, { token }) => findInvite(ctx, token)),
  answerTo(childFacts, listChildrenClasses),
  answerTo(classesAwaited, (ctx, { userId }) => listAwaiting(ctx, userId)),
  answerTo(signedUpWithCode, async (ctx, { classId, userId }) => {
    const standing = await enter(ctx, { classId: classId as ClassId, userId });
    return standing !== undefined;
  }),
  answerTo(
    guardianApproved,
    async (ctx, { userId }) => void (await resumeEnrolments(ctx, { userId, why: 'account' })),
  ),
  answerTo(guardianAskedAgain, (ctx, { userId, guardianAddress }) =>
    askGuardian(ctx, userId, guardianAddress),
  ),
  answerTo(personSections, () => Promise.resolve([classesSection])),
  answerTo(personActs, () => Promise.resolve([resendClassConsent])),
  answerTo(dailyStandings, (ctx) => countClasses(ctx)),
  answerTo(offeredReports, async () => [classesReport]),
  answerTo(personErased, (ctx, { userId }) => leaveClassesBehind(ctx, userId)),
  ...[guardianNeeded, consentWithdrawn, personErased].map((hook) => answerTo(hook, leaveClasses)),
];

/** She is in no class any longer, and her seats go to anyone waiting for them. */
function leaveClasses(ctx: Ctx, { userId }: { userId: UserId }): Promise<void> {
  return suspend(ctx, userId);
}
