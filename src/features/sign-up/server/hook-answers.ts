import { answerTo } from '#platform/composition/feature-hooks.ts';
import { invitedForgot, personArrived } from '#features/sign-in/server/public.ts';
import { mailActivation } from '../activations/server/invite-user.ts';
import { rememberInviter } from '../invites/server/accept-invite.ts';

/** What sign-up answers when sign-in announces something. */
export const hookAnswers = [
  answerTo(personArrived, (ctx, { userId }) => rememberInviter(ctx, userId)),
  answerTo(invitedForgot, (ctx, account) => mailActivation(ctx, account)),
];
