import { guard, serve } from '#platform/http/guard.ts';
import { cardSignInContract } from './contract.ts';
import { describeCard, signInWithCard } from './server/sign-in-with-card.ts';

const os = serve(cardSignInContract);

/** A card has 79 random bits, far beyond guessing at this rate. A whole school shares one address. */
const cardUses = { access: 'anyone', limit: { tries: 600, seconds: 15 * 60 }, limitBy: 'address' } as const;

export const cardSignInApi = {
  card: os.card
    .use(guard('classes.card', cardUses))
    .handler(({ context, input }) => describeCard(context, input)),
  signInWithCard: os.signInWithCard
    .use(guard('classes.signInWithCard', cardUses))
    .handler(({ context, input }) => signInWithCard(context, input)),
};
