import { guard, serve } from '#platform/http/guard.ts';
import { cardsContract } from './contract.ts';
import { describeCard, signInWithCard } from './server/sign-in-with-card.ts';

const os = serve(cardsContract);

/** A card has 79 random bits, far beyond guessing at this rate. A whole school shares one address. */
const cardUses = { access: 'anyone', limit: { tries: 600, seconds: 15 * 60 }, limitBy: 'address' } as const;

export const cardsApi = {
  card: os.card
    .use(guard('accounts.card', cardUses))
    .handler(({ context, input }) => describeCard(context, input)),
  signInWithCard: os.signInWithCard
    .use(guard('accounts.signInWithCard', cardUses))
    .handler(({ context, input }) => signInWithCard(context, input)),
};
